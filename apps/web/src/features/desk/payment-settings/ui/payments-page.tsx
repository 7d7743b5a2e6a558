import type { PaymentSettings } from '@souk/shared/settings/payment-settings.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCopy, failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { changePaymentSettings, getPaymentSettings } from '../api/payment-settings.ts';
import { bodyOf, draftOf } from '../model/settings-draft.ts';
import { ArrangedPart } from './arranged-part.tsx';
import { CurrenciesPart } from './currencies-part.tsx';
import { ReservePart } from './reserve-part.tsx';
import { TipsPart } from './tips-part.tsx';

/** How the market is paid, in what shops sell, and what that is worth. Support reads. */
export function PaymentsPage({ mayChange }: { mayChange: boolean }) {
  const t = useT();
  const query = useQuery(getPaymentSettings());
  return (
    <div className="max-w-190">
      <PageHeader title={t('admin.payments')} note={t('paymentSettings.note')} className="mb-5" />
      {query.data ? (
        <PaymentsForm kept={query.data} mayChange={mayChange} />
      ) : query.isError ? (
        <ErrorState
          title={t('ui.listFailed')}
          note={t(errorCopy(query.error).next)}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <div className="grid gap-4">
          <Skeleton className="h-48 !rounded-16" />
          <Skeleton className="h-72 !rounded-16" />
        </div>
      )}
    </div>
  );
}

function PaymentsForm({ kept, mayChange }: { kept: PaymentSettings; mayChange: boolean }) {
  const t = useT();
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(kept));
  const send = useMutation({
    mutationFn: () => changePaymentSettings(bodyOf(draft)),
    onSuccess: (saved) => {
      client.setQueryData(getPaymentSettings().queryKey, saved);
      setDraft(draftOf(saved));
      toast({ kind: 'done', title: t('admin.settingsSaved') });
    },
  });
  const isClosed = kept.cards === 'none' && draft.ways.length === 0;
  return (
    <Form aria-label={t('admin.payments')} onSubmit={() => send.mutate()} className="grid gap-4">
      {isClosed ? <Notice tone="warning">{t('paymentSettings.closed')}</Notice> : null}
      <p className="text-14 text-ink-2">{t(`paymentSettings.cards.${kept.cards}`)}</p>
      <ArrangedPart
        draft={draft}
        mayChange={mayChange}
        onChange={(part) => setDraft({ ...draft, ...part })}
      />
      <CurrenciesPart
        draft={draft}
        own={kept.currency}
        used={kept.used}
        mayChange={mayChange}
        onChange={(others) => setDraft({ ...draft, others })}
      />
      <ReservePart
        draft={draft.reserve}
        mayChange={mayChange}
        onChange={(reserve) => setDraft({ ...draft, reserve })}
      />
      <TipsPart
        days={draft.tipDays}
        mayChange={mayChange}
        onChange={(tipDays) => setDraft({ ...draft, tipDays })}
      />
      {send.error ? <Notice tone="bad">{failureWords(send.error, t)}</Notice> : null}
      {mayChange ? (
        <Button
          type="submit"
          look="accent"
          size={48}
          loading={send.isPending}
          className="justify-self-start max-sm:w-full"
        >
          {t('admin.saveSettings')}
        </Button>
      ) : null}
    </Form>
  );
}
