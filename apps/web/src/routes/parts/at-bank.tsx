import type { Payment } from '@souk/shared/money/payments/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { AppRouter } from '@/app/router.tsx';
import { useTellFailure } from '@/app/use-tell-failure.ts';
import { askBank } from '@/features/money/cards/api/ask-bank.ts';
import { checkPayment } from '@/features/money/checkout/api/checkout.ts';
import { AtTheBank } from '@/features/money/checkout/ui/checkout-under-way.tsx';
import { leaveFor } from '@/platform/leave-for.ts';

interface AtBankProps {
  checkoutId: string;
  payment: Payment;
  /** Straight on, without another press: it was paid on this page. */
  atOnce: boolean;
  onAnswered: () => void;
  onOther: () => void;
  stopping: boolean;
}

/** Leads to the card’s bank, or on when its question was answered meanwhile. */
export function AtBank(props: AtBankProps) {
  const { checkoutId, payment, atOnce, onAnswered, onOther, stopping } = props;
  const tellFailure = useTellFailure();
  const { settings } = (useRouter() as AppRouter).options.context;
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ go }: { go: boolean }) => {
      const { clientSecret } = await checkPayment(payment._id);
      if (clientSecret === null) onAnswered();
      if (clientSecret === null || !go) return;
      const page = await askBank(clientSecret, backTo(checkoutId), settings.payments);
      if (page !== null) await leaveFor(page);
      await checkPayment(payment._id);
      onAnswered();
    },
    onError: tellFailure,
  });
  useEffect(() => mutate({ go: atOnce }), [atOnce, mutate]);
  return (
    <AtTheBank
      going={isPending && variables.go}
      onGo={() => mutate({ go: true })}
      onOther={onOther}
      stopping={stopping}
    />
  );
}

const backTo = (checkoutId: string): string =>
  `${location.origin}/checkout?${new URLSearchParams({ id: checkoutId })}`;
