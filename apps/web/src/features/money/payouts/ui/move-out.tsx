import type { Payout, ShopBalance } from '@souk/shared/money/payouts/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError, useAttempts } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { moveToWallet, payoutsKey, requestPayout } from '../api/payouts.ts';

export type Move = 'bank' | 'wallet';

interface MoveOutProps {
  move: Move;
  shopId: string;
  balance: ShopBalance;
  last4: string;
  onClose: () => void;
}

const tooLittle = { bank: 'payouts.least', wallet: 'payouts.leastMoved' } as const;

/** Sends what a shop earned to its bank, or has it spent here: how much, and what will happen. */
export function MoveOut({ move, shopId, balance: { available, least }, last4, onClose }: MoveOutProps) {
  const t = useT();
  const { money } = useFormat();
  const client = useQueryClient();
  const { currency } = available;
  const [amount, setAmount] = useState<number | null>(available.amount);
  const attempt = useAttempts();
  const exact = (sum: Money) => money(sum, { exact: true });
  const chosen = { amount: amount ?? 0, currency };
  const send = useMutation({
    mutationFn: () =>
      attempt([move, chosen], async (key): Promise<Payout | null> => {
        if (move === 'bank') return await requestPayout(shopId, chosen, key);
        await moveToWallet(shopId, chosen, key);
        return null;
      }),
    onSuccess: (payout) => {
      if (payout?.state === 'failed')
        toast({ kind: 'bad', title: t(`payouts.failures.${payout.failure ?? 'provider_refused'}`) });
      else
        toast({
          kind: 'done',
          title: t(payout ? 'payouts.sent' : 'payouts.moved', { amount: exact(chosen) }),
        });
      onClose();
    },
    onError: (error) => {
      if (!isApiError(error, 'idempotency_in_progress')) return;
      toast({ kind: 'done', title: t('payouts.stillSending') });
      onClose();
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: payoutsKey(shopId) });
      void client.invalidateQueries({ queryKey: ['wallet'] });
    },
  });
  const smallest = move === 'bank' ? least : { amount: 1, currency };
  const title = t(move === 'bank' ? 'payouts.withdraw' : 'payouts.toWallet');
  return (
    <Dialog
      open
      title={title}
      note={move === 'bank' ? t('payouts.withdrawNote', { last4 }) : t('payouts.toWalletNote')}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Form aria-label={title} onSubmit={() => send.mutate()} className="flex flex-col gap-5">
        <MoneyInput
          label={t('account.amount')}
          currency={currency}
          amount={amount}
          onAmount={setAmount}
          required
          rules={[
            filled(t('ui.required')),
            () => chosen.amount >= smallest.amount || t(tooLittle[move], { amount: exact(smallest) }),
            () => chosen.amount <= available.amount || t('payouts.tooMuch', { available: exact(available) }),
          ]}
          hint={t('payouts.youHave', { available: exact(available) })}
        />
        {send.error ? <Notice tone="bad">{failureWords(send.error, t)}</Notice> : null}
        <div className="flex flex-wrap justify-end gap-2">
          <DialogClose render={<Button look="ghost">{t('account.cancel')}</Button>} />
          <Button type="submit" look="accent" loading={send.isPending}>
            {t(move === 'bank' ? 'payouts.withdrawAmount' : 'payouts.toWalletAmount', {
              amount: exact(chosen),
            })}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
