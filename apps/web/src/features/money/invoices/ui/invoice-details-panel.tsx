import { invoiceLength } from '@souk/shared/money/invoices/limits.ts';
import type { InvoiceDetails } from '@souk/shared/money/invoices/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { getInvoiceDetails, saveInvoiceDetails } from '../api/invoice-details.ts';

/** What a shop has printed on its invoices beside its name. */
export function InvoiceDetailsPanel({ shopId }: { shopId: string }) {
  const t = useT();
  const { data } = useQuery(getInvoiceDetails(shopId));
  if (!data) return null;
  return (
    <Panel title={t('invoices.settings')}>
      <p className="-mt-2 mb-5 text-14 text-ink-2">{t('invoices.settingsNote')}</p>
      <Details shopId={shopId} kept={data} />
    </Panel>
  );
}

function Details({ shopId, kept }: { shopId: string; kept: InvoiceDetails }) {
  const t = useT();
  const client = useQueryClient();
  const [details, setDetails] = useState(kept);
  const send = useMutation({
    mutationFn: () => saveInvoiceDetails(shopId, details),
    onSuccess: (saved) => {
      client.setQueryData(getInvoiceDetails(shopId).queryKey, saved);
      toast({ kind: 'done', title: t('invoices.detailsSaved') });
    },
  });
  const field = (name: keyof InvoiceDetails) => ({
    name,
    optional: true,
    maxLength: invoiceLength[name],
    value: details[name],
    onChange: (value: string) => setDetails({ ...details, [name]: value }),
  });
  return (
    <Form aria-label={t('invoices.settings')} onSubmit={() => send.mutate()} className="grid gap-5">
      <TextInput label={t('invoices.legalName')} hint={t('invoices.legalNameHint')} {...field('name')} />
      <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_16rem]">
        <TextInput label={t('invoices.street')} {...field('street')} />
        <TextInput label={t('invoices.postalCode')} {...field('postalCode')} />
      </div>
      <TextInput label={t('invoices.taxNumberLabel')} {...field('taxNumber')} />
      {send.error ? <Notice tone="bad">{failureWords(send.error, t)}</Notice> : null}
      <Button
        type="submit"
        look="accent"
        loading={send.isPending}
        className="justify-self-start max-sm:w-full"
      >
        {t('invoices.saveDetails')}
      </Button>
    </Form>
  );
}
