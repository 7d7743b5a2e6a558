import type { OwnUser } from '@souk/shared/identity/accounts/schema.ts';
import { legalNameLength } from '@souk/shared/identity/verification/limits.ts';
import type { SellerCheck } from '@souk/shared/identity/verification/schema.ts';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { CountrySelect } from '@/ui/country-select/country-select.tsx';
import { Form } from '@/ui/form/form.tsx';
import { atLeast, atMost, filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { startCheck } from '../../api/verify.ts';
import { useCheckChange } from '../../model/use-check-change.ts';

interface SellerNameProps {
  user: OwnUser;
  check: SellerCheck | null;
  onDone?: () => void;
}

/** The name in the papers and the country that gave them. */
export function SellerName({ user, check, onDone }: SellerNameProps) {
  const t = useT();
  const [legalName, setLegalName] = useState(check?.legalName ?? '');
  const [country, setCountry] = useState(check?.country ?? '');
  const save = useCheckChange(user._id, () => startCheck(user._id, { legalName, country }), onDone);
  const required = filled(t('ui.required'));
  const { min, max } = legalNameLength;
  return (
    <Form onSubmit={() => save.mutate()} className="flex flex-col gap-5">
      <TextInput
        label={t('verify.legalName')}
        hint={t('verify.legalNameHint')}
        required
        autoComplete="name"
        rules={[
          required,
          atLeast(min, t('verify.legalNameShape')),
          atMost(max, t('verify.legalNameLong', { count: max })),
        ]}
        value={legalName}
        onChange={setLegalName}
      />
      <CountrySelect
        label={t('verify.country')}
        placeholder={t('verify.chooseCountry')}
        required
        rules={[required]}
        value={country}
        onChange={setCountry}
      />
      {save.error ? <Notice tone="bad">{failureWords(save.error, t)}</Notice> : null}
      <Button
        type="submit"
        look="accent"
        size={44}
        loading={save.isPending}
        className="self-start max-sm:h-12 max-sm:w-full"
      >
        {check ? t('verify.saveName') : t('verify.toDocuments')}
      </Button>
    </Form>
  );
}
