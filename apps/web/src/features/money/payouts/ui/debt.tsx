import type { ShopBalance } from '@souk/shared/money/payouts/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, newIdempotencyKey } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { payDebt, payoutsKey } from '../api/payouts.ts';

interface DebtProps {
  shopId: string;
  balance: Pick<ShopBalance, 'owed' | 'payable'>;
}

/** What a shop owes the market, and the way to pay it without selling anything. */
export function Debt({ shopId, balance: { owed, payable } }: DebtProps) {
  const t = useT();
  const { money } = useFormat();
  const client = useQueryClient();
  const takesCards = useSession(({ appSettings }) => appSettings?.payments.provider !== 'none');
  // One attempt has one key, also when its answer is lost on the way.
  const [key, setKey] = useState(newIdempotencyKey);
  const exact = (sum: Money) => money(sum, { exact: true });
  const pay = useMutation({
    mutationFn: () => payDebt(shopId, payable, key),
    onSuccess: ({ paid }) => {
      setKey(newIdempotencyKey());
      if (paid.amount > 0) toast({ kind: 'done', title: t('payouts.debtPaid', { amount: exact(paid) }) });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status < 500) setKey(newIdempotencyKey());
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: payoutsKey(shopId) });
      void client.invalidateQueries({ queryKey: ['wallet'] });
    },
  });
  if (owed.amount === 0) return null;
  return (
    <Notice
      tone="warning"
      className="mt-4"
      action={
        payable.amount > 0 ? (
          <Button size={32} loading={pay.isPending} onClick={() => pay.mutate()}>
            {t('payouts.payDebt', { amount: exact(payable) })}
          </Button>
        ) : null
      }
    >
      {t(takesCards || payable.amount > 0 ? 'payouts.owed' : 'payouts.owedDirect', { amount: exact(owed) })}
      {pay.error ? <span className="mt-2 block">{failureWords(pay.error, t)}</span> : null}
    </Notice>
  );
}
