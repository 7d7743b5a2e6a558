import type { BidInput } from '@souk/shared/live/auctions/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';

export interface OwnAmountFormProps {
  nextBid: Money;
  /** Who leads sets no more than what they pay at most, and may lower it. */
  leads: boolean;
  /** What they pay at most, where that is more than the price. */
  maximum: Money | null;
  price: Money;
  isSending: boolean;
  onBid: (kind: BidInput['kind'], amount: Money) => void;
}

/** Where an amount is typed in: as the most one would pay, or as this bid alone. */
export function OwnAmountForm({ nextBid, leads, maximum, price, isSending, onBid }: OwnAmountFormProps) {
  const t = useT();
  const { money } = useFormat();
  const [wanted, setWanted] = useState<BidInput['kind']>('maximum');
  const kind = leads ? 'maximum' : wanted;
  // Undefined until something is typed.
  const [typed, setTyped] = useState<number | null>();
  const amount = typed === undefined ? (maximum?.amount ?? null) : typed;
  const least = leads ? price : nextBid;
  const isEnough = amount !== null && amount >= least.amount;
  const lowered = isEnough && maximum && amount < maximum.amount ? maximum : null;
  return (
    <form
      className="grid gap-3 rounded-16 border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isEnough) onBid(kind, { amount, currency: nextBid.currency });
      }}
    >
      {leads ? null : (
        <Segment
          label={t('auction.ownAmount')}
          value={kind}
          onChange={setWanted}
          choices={[
            { value: 'maximum', label: t('auction.asMaximum') },
            { value: 'once', label: t('auction.asBid') },
          ]}
        />
      )}
      <MoneyInput
        label={t(leads ? 'room.yourMaximum' : 'auction.amount')}
        hint={
          lowered
            ? t('room.lowersMax', { from: money(lowered), to: money({ ...nextBid, amount: amount ?? 0 }) })
            : t(kind === 'maximum' ? 'auction.maximumHint' : 'auction.bidHint', { price: money(least) })
        }
        currency={nextBid.currency}
        amount={amount}
        onAmount={setTyped}
        autoFocus
      />
      <Button type="submit" look="ink" size={48} block loading={isSending} disabled={!isEnough}>
        {amount === null || !isEnough
          ? t('auction.atLeast', { price: money(least) })
          : t(lowered ? 'room.lowerMax' : kind === 'maximum' ? 'live.setMax' : 'ui.bid', {
              price: money({ ...nextBid, amount }),
            })}
      </Button>
    </form>
  );
}
