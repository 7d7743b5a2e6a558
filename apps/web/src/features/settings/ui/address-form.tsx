import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCopy } from '@/app/error-copy.ts';
import { useNow } from '@/platform/clock/index.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { DatePicker } from '@/ui/date-picker/date-picker.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { saveAddress } from '../api/save-address.ts';
import { type AddressDraft, emptyAddress, likelyCountry } from '../model/address.ts';
import { AddressFields } from './address-fields.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import { useAddressLabels } from './use-address-labels.ts';

export function AddressForm({ userId, name }: { userId: string; name: string }) {
  const t = useT();
  const today = new Date(useNow(60_000)).toISOString().slice(0, 10);
  const [draft, setDraft] = useState(() => emptyAddress(name, likelyCountry(navigator.languages)));
  const [refused, setRefused] = useState<string[]>([]);
  const labels = useAddressLabels(draft.country);
  const send = useMutation({
    mutationFn: () => saveAddress(userId, draft),
    onSuccess: () => toast({ kind: 'done', title: t('settings.addressSaved') }),
  });
  const wrong = send.error ? errorCopy(send.error) : null;
  const change = (part: Partial<AddressDraft>) => setDraft((before) => ({ ...before, ...part }));
  return (
    <Form
      aria-label={t('screen.settingsAddress')}
      onSubmit={() => {
        setRefused([]);
        send.mutate();
      }}
      onRefused={setRefused}
    >
      <PageHeader size="section" title={t('screen.settingsAddress')} note={t('settings.addressNote')} />
      <div className="mt-5 grid gap-4">
        <RefusedNotice
          fields={refused.flatMap((id) =>
            id in labels ? [{ id, label: labels[id as keyof typeof labels] }] : [],
          )}
        />
        {wrong ? <Notice tone="bad">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
        <div className="sm:rounded-16 sm:border sm:border-line sm:bg-surface sm:p-6">
          <AddressFields draft={draft} onChange={change} labels={labels}>
            <DatePicker
              label={t('settings.holdUntil')}
              hint={t('settings.holdUntilHint')}
              optional
              min={today}
              value={draft.holdUntil}
              onChange={(holdUntil) => change({ holdUntil })}
              className="sm:col-span-3"
            />
          </AddressFields>
          <Checkbox
            checked={draft.isDefault}
            onChange={(isDefault) => change({ isDefault })}
            className="mt-5"
          >
            {t('settings.defaultForWins')}
          </Checkbox>
          <div className="mt-6 flex gap-2 border-t border-hairline pt-5 max-sm:sticky max-sm:bottom-20 max-sm:-mx-4 max-sm:border-line max-sm:bg-paper max-sm:px-4 max-sm:py-3">
            <Button type="submit" look="accent" size={44} loading={send.isPending} className="max-sm:w-full">
              {t('settings.saveAddress')}
            </Button>
          </div>
        </div>
      </div>
    </Form>
  );
}
