import type { PaymentId } from '@souk/shared/ids.ts';
import type { PaymentCheck } from '@souk/shared/money/payments/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { AppRouter } from '@/app/router.tsx';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { askBank, asksOnPageOfItsOwn } from '@/features/money/cards/api/ask-bank.ts';
import { checkPayment } from '@/features/money/checkout/api/checkout.ts';
import { leaveFor } from '@/platform/leave-for.ts';

/** Hears how the payment stands then; null while nobody could say. */
export type OnAnswered = (check: PaymentCheck | null) => void;

/**
 * The page of a card’s bank in a window of its own, while this page goes on. A browser that opens none goes there
 * itself, and comes back to where it was; Stripe asks over this page.
 */
export function useBankWindow(paymentId: PaymentId, onAnswered: OnAnswered) {
  const tellFailure = useTellFailure();
  const { payments } = (useRouter() as AppRouter).options.context.settings;
  const shown = useRef<Window | null>(null);
  const close = () => {
    shown.current?.close();
    shown.current = null;
  };
  const hear = async () => onAnswered(await checkPayment(paymentId).catch(() => null));
  // Says whether the bank asks in a window.
  const asking = useMutation({
    mutationFn: async () => {
      const check = await checkPayment(paymentId);
      if (check.clientSecret === null) {
        close();
        onAnswered(check);
        return false;
      }
      const page = await askBank(check.clientSecret, wayBack(shown.current), payments);
      if (page !== null && shown.current) {
        shown.current.location.replace(page);
        return true;
      }
      close();
      if (page !== null) await leaveFor(page);
      await hear();
      return false;
    },
    onError: (error) => {
      close();
      tellFailure(error);
    },
  });

  // What the bank said is known here by then, whatever its window shows.
  useEffect(() => () => shown.current?.close(), []);
  useAnswer(hear);

  const open = () => {
    close();
    // In the tap itself, or browsers would not open it.
    if (asksOnPageOfItsOwn(payments))
      shown.current = window.open('/to-bank', '', 'popup,width=480,height=720');
    asking.mutate();
  };
  return { open, opening: asking.isPending, isOpen: asking.data === true };
}

const wayBack = (opened: Window | null): string =>
  opened
    ? `${location.origin}/from-bank?${new URLSearchParams({ to: location.pathname + location.search })}`
    : location.href;

/** The page that the bank leads back to says so (`public/from-bank.js`), and closes itself. */
function useAnswer(onAnswer: () => void): void {
  const heard = useRef(onAnswer);
  heard.current = onAnswer;
  useEffect(() => {
    const channel = new BroadcastChannel('souk-from-bank');
    channel.onmessage = () => heard.current();
    return () => channel.close();
  }, []);
}
