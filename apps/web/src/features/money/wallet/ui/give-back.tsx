import { cardName } from '@souk/shared/money/cards/names.ts';
import type { WalletRefunded } from '@souk/shared/money/wallet/top-ups-schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAttempts } from '@/platform/api/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { giveBack } from '../api/top-ups.ts';

/** Sends what was topped up and not spent back to the cards it came from. */
export function GiveBack({ most, onClose }: { most: Money; onClose: () => void }) {
  const t = useT();
  const { money, list } = useFormat();
  const client = useQueryClient();
  const [amount, setAmount] = useState<number | null>(most.amount);
  const attempt = useAttempts();
  const exact = (sum: Money) => money(sum, { exact: true });
  const chosen = { ...most, amount: amount ?? 0 };
  const send = useMutation({
    mutationFn: () => attempt(chosen, (key) => giveBack(chosen, key)),
    onSuccess: ({ parts }) => {
      const cards = list(cardsOf(parts));
      toast({ kind: 'done', title: t('wallet.gaveBack', { amount: exact(chosen), cards }) });
      onClose();
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ['wallet'] }),
  });
  return (
    <Dialog
      open
      title={t('wallet.giveBack')}
      note={t('wallet.giveBackNote')}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Form aria-label={t('wallet.giveBack')} onSubmit={() => send.mutate()} className="flex flex-col gap-5">
        <MoneyInput
          label={t('account.amount')}
          currency={most.currency}
          amount={amount}
          onAmount={setAmount}
          required
          rules={[
            filled(t('ui.required')),
            () => chosen.amount > 0 || t('ui.required'),
            () => chosen.amount <= most.amount || t('wallet.giveBackTooMuch', { amount: exact(most) }),
          ]}
          hint={t('wallet.giveBackMost', { amount: exact(most) })}
        />
        {send.error ? <Notice tone="bad">{failureWords(send.error, t)}</Notice> : null}
        <div className="flex flex-wrap justify-end gap-2">
          <DialogClose render={<Button look="ghost">{t('account.cancel')}</Button>} />
          <Button type="submit" look="accent" loading={send.isPending}>
            {t('wallet.giveBackAmount', { amount: exact(chosen) })}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

const cardsOf = (parts: WalletRefunded['parts']): string[] => [
  ...new Set(parts.map(({ card }) => cardName(`${card.brand} ${card.last4}`))),
];
