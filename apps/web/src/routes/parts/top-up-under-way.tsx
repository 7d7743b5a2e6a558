import type { PaymentCheck } from '@souk/shared/money/payments/schema.ts';
import { isOpenPayment } from '@souk/shared/money/payments/states.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { AppRouter } from '@/app/router.tsx';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { askBank } from '@/features/money/cards/api/ask-bank.ts';
import { getCards } from '@/features/money/cards/api/saved-cards.ts';
import { cardIsUsed } from '@/features/money/cards/model/card-for-once.ts';
import { checkTopUp } from '@/features/money/wallet/api/top-ups.ts';
import { ApiError } from '@/platform/api/index.ts';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { leaveFor } from '@/platform/leave-for.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';

/** The name under which a card is remembered that was typed in to top up. */
export const cardForTopUp = 'top-up';

interface TopUpUnderWayProps {
  id: string;
  /** Straight on to the bank, without another press: it was begun on this page. */
  atOnce: boolean;
  onOver: () => void;
}

/** A top-up that is not decided yet: where its bank asks, and what came of it. */
export function TopUpUnderWay({ id, atOnce, onOver }: TopUpUnderWayProps) {
  const t = useT();
  const { money } = useFormat();
  const tellFailure = useTellFailure();
  const { settings } = (useRouter() as AppRouter).options.context;
  const { data, error, refetch } = useQuery(checkTopUp(id));
  useOutcome(data?.payment, onOver);
  useEffect(() => {
    // Of an address that names none of one's own there is nothing to be said.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) onOver();
  }, [error, onOver]);
  const go = useMutation({
    mutationFn: async (secret: string) => {
      const page = await askBank(secret, backTo(id), settings.payments);
      if (page !== null) await leaveFor(page);
      void refetch();
    },
    onError: tellFailure,
  });
  const secret = data?.clientSecret ?? null;
  const went = useRef(false);
  const { mutate } = go;
  useEffect(() => {
    if (!atOnce || secret === null || went.current) return;
    went.current = true;
    mutate(secret);
  }, [atOnce, secret, mutate]);
  if (!data || !isOpenPayment(data.payment.state)) return null;
  const amount = money(data.payment.amount, { exact: true });
  if (secret === null) return <Notice>{t('wallet.topUpWaits', { amount })}</Notice>;
  return (
    <Notice
      tone="warning"
      action={
        <Button size={32} loading={go.isPending} onClick={() => mutate(secret)}>
          {t('checkout.toBank')}
        </Button>
      }
    >
      {t('wallet.topUpAtBank', { amount })}
    </Notice>
  );
}

/** Said once it is decided; a card that was typed in for it stays, or goes. */
function useOutcome(payment: PaymentCheck['payment'] | undefined, onOver: () => void): void {
  const tell = useTopUpOutcome();
  const told = useRef(false);
  useEffect(() => {
    if (!payment || isOpenPayment(payment.state) || told.current) return;
    told.current = true;
    tell(payment);
    onOver();
  });
}

export function useTopUpOutcome(): (payment: PaymentCheck['payment']) => void {
  const t = useT();
  const { money } = useFormat();
  const queries = useQueryClient();
  return ({ state, amount, failure }) => {
    const isPaid = state === 'succeeded';
    if (isPaid)
      toast({ kind: 'done', title: t('wallet.toppedUp', { amount: money(amount, { exact: true }) }) });
    else {
      const why = errorCopy(new ApiError(failure ?? 'card_declined', 402, 'the top-up failed'));
      toast({ kind: 'bad', title: t('wallet.topUpFailed'), text: t(why.title) });
    }
    void cardIsUsed(cardForTopUp, isPaid).then(() =>
      queries.invalidateQueries({ queryKey: getCards().queryKey }),
    );
    void queries.invalidateQueries({ queryKey: ['wallet'] });
  };
}

const backTo = (paymentId: string): string =>
  `${location.origin}/wallet?${new URLSearchParams({ topup: paymentId })}`;
