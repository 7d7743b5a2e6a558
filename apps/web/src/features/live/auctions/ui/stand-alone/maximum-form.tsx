import type { Money } from '@souk/shared/money.ts';
import { LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import type { PreBidding } from '../../model/use-pre-bid.ts';
import { ConfirmAgain } from './confirm-again.tsx';

interface MaximumFormProps {
  bidding: PreBidding;
  /** No maximum is below it. */
  least: Money;
}

/** How much it is, asked about once more where it is high. */
export function MaximumForm({ bidding, least }: MaximumFormProps) {
  const { toConfirm } = bidding;
  return (
    <>
      {toConfirm ? (
        <ConfirmAgain amount={toConfirm.amount} onConfirm={bidding.confirm} isSending={bidding.isSending} />
      ) : null}
      <AmountForm bidding={bidding} least={least} />
    </>
  );
}

function AmountForm({ bidding, least }: MaximumFormProps) {
  const t = useT();
  const { money } = useFormat();
  const { currency } = least;
  const [amount, setAmount] = useState<number | null>(bidding.maximum?.amount ?? null);
  const isEnough = amount !== null && amount >= least.amount;
  return (
    <form
      className="grid gap-3 rounded-16 border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isEnough) bidding.give({ amount, currency });
      }}
    >
      <MoneyInput
        label={t('room.yourMaximum')}
        currency={currency}
        amount={amount}
        onAmount={setAmount}
        autoFocus
      />
      <p className="flex gap-2.5 text-13 text-ink-2">
        <LockKeyhole size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-accent-text" />
        {t('roomList.preBidNote')}
      </p>
      <div className="grid gap-2">
        <Button type="submit" look="accent" size={48} block loading={bidding.isSending} disabled={!isEnough}>
          {isEnough
            ? t('live.setMax', { price: money({ amount, currency }) })
            : t('auction.atLeast', { price: money(least) })}
        </Button>
        <Button size={48} block onClick={() => bidding.setOpen(false)}>
          {t('auction.cancel')}
        </Button>
      </div>
    </form>
  );
}
