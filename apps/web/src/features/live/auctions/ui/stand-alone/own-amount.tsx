import type { BidInput } from '@souk/shared/live/auctions/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { ChevronsUp } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';

interface OwnAmountProps {
  nextBid: Money;
  /** Who leads may lower what they pay at most. */
  leastMaximum: Money;
  isSending: boolean;
  onBid: (kind: BidInput['kind'], amount: Money) => void;
}

/** An amount of one’s own: the most one would pay, or this bid alone. */
export function OwnAmount({ nextBid, leastMaximum, isSending, onBid }: OwnAmountProps) {
  const t = useT();
  const { money } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [kind, setKind] = useState<BidInput['kind']>('maximum');
  const [amount, setAmount] = useState<number | null>(null);
  const least = kind === 'maximum' ? leastMaximum : nextBid;
  const isEnough = amount !== null && amount >= least.amount;
  if (!isOpen) {
    return (
      <Button
        size={48}
        block
        icon={<ChevronsUp size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('auction.ownAmount')}
      </Button>
    );
  }
  return (
    <form
      className="grid gap-3 rounded-16 border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isEnough) onBid(kind, { amount, currency: nextBid.currency });
      }}
    >
      <Segment
        label={t('auction.ownAmount')}
        value={kind}
        onChange={setKind}
        choices={[
          { value: 'maximum', label: t('auction.asMaximum') },
          { value: 'once', label: t('auction.asBid') },
        ]}
      />
      <MoneyInput
        label={t('auction.amount')}
        hint={t(kind === 'maximum' ? 'auction.maximumHint' : 'auction.bidHint', { price: money(least) })}
        currency={nextBid.currency}
        amount={amount}
        onAmount={setAmount}
      />
      <Button type="submit" look="ink" size={48} block loading={isSending} disabled={!isEnough}>
        {amount === null || !isEnough
          ? t('auction.atLeast', { price: money(least) })
          : t(kind === 'maximum' ? 'live.setMax' : 'ui.bid', { price: money({ ...nextBid, amount }) })}
      </Button>
    </form>
  );
}
