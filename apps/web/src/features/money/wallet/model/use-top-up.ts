import type { CardId } from '@souk/shared/ids.ts';
import type { Payment } from '@souk/shared/money/payments/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, newIdempotencyKey } from '@/platform/api/index.ts';
import { topUp } from '../api/top-ups.ts';

interface Wish {
  amount: Money;
  card: CardId;
}

/** Tops up once for each attempt: one whose answer was lost is asked for again under the same key. */
export function useTopUp(outcome: { onSuccess: (payment: Payment) => void; onError: () => void }) {
  const attempt = useRef<{ of: string; key: string } | null>(null);
  return useMutation({
    mutationFn: async ({ amount, card }: Wish) => {
      const of = JSON.stringify([amount, card]);
      if (attempt.current?.of !== of) attempt.current = { of, key: newIdempotencyKey() };
      const payment = await topUp(amount, card, attempt.current.key);
      attempt.current = null;
      return payment;
    },
    onSuccess: outcome.onSuccess,
    onError: (error) => {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) attempt.current = null;
      outcome.onError();
    },
  });
}
