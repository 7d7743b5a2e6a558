import type { CardId } from '@souk/shared/ids.ts';
import type { Payment } from '@souk/shared/money/payments/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useMutation } from '@tanstack/react-query';
import { useAttempts } from '@/platform/api/index.ts';
import { topUp } from '../api/top-ups.ts';

interface Wish {
  amount: Money;
  card: CardId;
}

/** Tops up once for each attempt: one whose answer was lost is asked for again under the same key. */
export function useTopUp(outcome: {
  onSuccess: (payment: Payment) => void;
  onError: (error: unknown) => void;
}) {
  const attempt = useAttempts();
  return useMutation({
    mutationFn: (wish: Wish) => attempt(wish, (key) => topUp(wish.amount, wish.card, key)),
    onSuccess: outcome.onSuccess,
    onError: outcome.onError,
  });
}
