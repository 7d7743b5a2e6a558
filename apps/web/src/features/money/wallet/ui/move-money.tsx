import type { Money } from '@souk/shared/money.ts';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { filled } from '@/ui/form/rules.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import { type Move, moveMoney } from '../api/move-money.ts';

interface MoveMoneyProps {
  move: Move;
  available: Money;
  onClose: () => void;
}

/** Puts money in from a card, or takes it out to the bank. */
export function MoveMoney({ move, available, onClose }: MoveMoneyProps) {
  const t = useT();
  const { money } = useFormat();
  const [amount, setAmount] = useState<number | null>(null);
  const send = useMutation({
    mutationFn: () => moveMoney(move, { amount: amount ?? 0, currency: available.currency }),
    onSuccess: onClose,
  });
  const wrong = send.error ? errorCopy(send.error) : null;
  const tooMuch = move === 'withdraw' && (amount ?? 0) > available.amount;
  const shown = money(available, { exact: true });
  return (
    <Dialog
      open
      title={t(`account.${move}`)}
      note={t(`account.${move}Note`)}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      <Form aria-label={t(`account.${move}`)} onSubmit={() => send.mutate()} className="flex flex-col gap-5">
        <MoneyInput
          label={t('account.amount')}
          currency={available.currency}
          amount={amount}
          onAmount={setAmount}
          required
          rules={[
            filled(t('ui.required')),
            () => (amount !== null && amount > 0) || t('account.amountShape'),
            () => !tooMuch || t('account.tooMuch', { available: shown }),
          ]}
          {...(move === 'withdraw' ? { hint: t('account.youHave', { available: shown }) } : {})}
        />
        {move === 'withdraw' ? (
          <p className="text-14 text-ink-2">
            <Link to="/bankdetails" className="touch-44 underline underline-offset-3">
              {t('account.toWhichBank')}
            </Link>
          </p>
        ) : null}
        {wrong ? <Notice tone="bad">{`${t(wrong.title)} ${t(wrong.next)}`}</Notice> : null}
        <div className="flex justify-end gap-2">
          <DialogClose render={<Button look="ghost">{t('account.cancel')}</Button>} />
          <Button type="submit" look="accent" loading={send.isPending}>
            {t(`account.${move}`)}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
