import { payoutCountries, plainNumber, shapeOf } from '@souk/shared/money/payouts/bank-account.ts';
import type { OwnBankAccount } from '@souk/shared/money/payouts/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useConfirmed } from '@/platform/confirm/use-confirmed.tsx';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { countryName } from '@/platform/i18n/country-name.ts';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Select } from '@/ui/select/select.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { saveBankAccount } from '../api/bank-account.ts';
import { AccountNumbers } from './account-numbers.tsx';

interface BankFormProps {
  country: string;
  name: string;
  onSaved: (saved: OwnBankAccount) => void;
  /** Where there is one already. */
  onKeep?: (() => void) | undefined;
}

export function BankForm({ country: likely, name, onSaved, onKeep }: BankFormProps) {
  const t = useT();
  const confirmed = useConfirmed();
  const countries = useCountries();
  const [holder, setHolder] = useState(name);
  const [chosen, setCountry] = useState<string | null>(null);
  // Where a shop is may be known only after the form is shown.
  const country = chosen ?? (payoutCountries.includes(likely) ? likely : '');
  const [number, setNumber] = useState('');
  const [routing, setRouting] = useState('');
  const save = useMutation({
    mutationFn: () =>
      confirmed.run(() =>
        saveBankAccount({
          ...{ holder, country, number: plainNumber(number) },
          routing: shapeOf(country) === 'iban' ? null : plainNumber(routing),
        }),
      ),
    onSuccess: onSaved,
  });
  const required = filled(t('ui.required'));
  return (
    <Form aria-label={t('screen.bankdetails')} onSubmit={() => save.mutate()} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label={t('account.holder')}
          autoComplete="name"
          required
          rules={[required]}
          value={holder}
          onChange={setHolder}
        />
        <Select
          label={t('account.bankCountry')}
          required
          rules={[required]}
          options={countries}
          valueKey="code"
          textKey="name"
          value={country}
          onChange={setCountry}
        />
      </div>
      <AccountNumbers
        country={country}
        number={number}
        onNumber={setNumber}
        routing={routing}
        onRouting={setRouting}
      />
      {save.error ? <Notice tone="bad">{failureWords(save.error, t)}</Notice> : null}
      <div className="flex flex-wrap gap-2 border-t border-hairline pt-5">
        <Button type="submit" look="accent" loading={save.isPending} className="max-sm:w-full">
          {t('account.saveBank')}
        </Button>
        {onKeep ? (
          <Button look="ghost" onClick={onKeep} className="max-sm:w-full">
            {t('account.keepBank')}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}

function useCountries(): { code: string; name: string }[] {
  const { code } = useLanguage();
  return useMemo(() => {
    const named = payoutCountries.map((country) => ({ code: country, name: countryName(country, code) }));
    return named.sort((a, b) => a.name.localeCompare(b.name, code));
  }, [code]);
}
