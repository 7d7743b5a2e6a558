import type { PaymentId } from '@souk/shared/ids.ts';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { AppRouter } from '@/app/router.tsx';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { bankPage } from '@/features/money/checkout/api/bank-page.ts';
import { checkPayment } from '@/features/money/checkout/api/checkout.ts';
import { leaveFor } from '@/platform/leave-for.ts';

/**
 * The page of a card’s bank in a window of its own, while this page goes on. A browser that opens none goes there
 * itself, and comes back to where it was.
 */
export function useBankWindow(paymentId: PaymentId, onAnswered: () => void) {
  const tellFailure = useTellFailure();
  const { settings } = (useRouter() as AppRouter).options.context;
  const shown = useRef<Window | null>(null);
  const close = () => shown.current?.close();
  const asking = useMutation({
    mutationFn: async () => {
      const { clientSecret } = await checkPayment(paymentId);
      const page = clientSecret && (await bankPage(clientSecret, wayBack(shown.current), settings.payments));
      if (!page) {
        close();
        return onAnswered();
      }
      if (shown.current) return shown.current.location.replace(page);
      await leaveFor(page);
    },
    onError: (error) => {
      close();
      tellFailure(error);
    },
  });

  // What the bank said is known here by then, whatever its window shows.
  useEffect(() => () => shown.current?.close(), []);
  useAnswer(async () => {
    // Who does not know it yet hears of it a little later.
    await checkPayment(paymentId).catch(() => undefined);
    onAnswered();
  });

  const open = () => {
    close();
    // In the tap itself, or browsers would not open it.
    shown.current = window.open('/to-bank', '', 'popup,width=480,height=720');
    asking.mutate();
  };
  return { open, opening: asking.isPending, isOpen: asking.isSuccess };
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
