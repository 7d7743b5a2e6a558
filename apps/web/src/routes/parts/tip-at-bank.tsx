import type { PaymentId, TipId } from '@souk/shared/ids.ts';
import type { Payment } from '@souk/shared/money/payments/schema.ts';
import { isOpenPayment } from '@souk/shared/money/payments/states.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { stopTip } from '@/features/live/tips/api/give-tip.ts';
import { forgetPaying, keepPaying } from '@/features/money/checkout/model/paying-here.ts';
import { checkTopUp } from '@/features/money/wallet/api/top-ups.ts';
import { isApiError } from '@/platform/api/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { BankSheet } from './bank-sheet.tsx';

/** A tip that waits for its card’s bank. */
export interface AskedTip {
  tipId: TipId;
  paymentId: PaymentId;
}

interface TipAtBankProps {
  asked: AskedTip;
  title: string;
  onPaid: (payment: Payment) => void;
  onFailed: (payment: Payment) => void;
  /** It is ended, and nothing was charged. */
  onOther: () => void;
  onClose: () => void;
}

/** A tip whose card’s bank asks first: looked after until that is decided, also when the page is loaded anew. */
export function TipAtBank({ asked, title, onPaid, onFailed, onOther, onClose }: TipAtBankProps) {
  const t = useT();
  const { money } = useFormat();
  const queries = useQueryClient();
  const tellFailure = useTellFailure();
  const asking = checkTopUp(asked.paymentId);
  const { data, error, refetch } = useQuery(asking);
  const once = useStoredTip(asked);
  const decided = data && !isOpenPayment(data.payment.state) ? data.payment : null;
  // What was kept may be of a viewer who has signed out since.
  const isGone = isApiError(error, 'not_found');
  useEffect(() => {
    if (decided) once(() => (decided.state === 'succeeded' ? onPaid(decided) : onFailed(decided)));
    else if (isGone) once(onClose);
  });
  const stop = useMutation({
    mutationFn: () => stopTip(asked.tipId),
    onSuccess: ({ payment }) => once(() => (payment?.state === 'succeeded' ? onPaid(payment) : onOther())),
    onError: tellFailure,
  });
  // A viewer who closes what their bank asks of them wants it no longer; a tip answered in that moment is given.
  const turnAway = () =>
    once(() => {
      onClose();
      stopTip(asked.tipId).then(({ payment }) => {
        if (payment?.state === 'succeeded') onPaid(payment);
      }, tellFailure);
    });
  if (!data || decided) return null;
  return (
    <BankSheet
      title={title}
      payment={data.payment}
      onAnswered={(check) => void (check ? queries.setQueryData(asking.queryKey, check) : refetch())}
      onOther={() => stop.mutate()}
      stopping={stop.isPending}
      onClose={turnAway}
    >
      <p className="text-16 font-semibold figures">{t('tip.give', { amount: money(data.payment.amount) })}</p>
    </BankSheet>
  );
}

/** Comes back to it after a reload, until one thing or another has come of it. */
function useStoredTip(asked: AskedTip): (end: () => void) => void {
  const isOver = useRef(false);
  useEffect(() => keepPaying('tip', asked), [asked]);
  return (end) => {
    if (isOver.current) return;
    isOver.current = true;
    forgetPaying('tip');
    end();
  };
}
