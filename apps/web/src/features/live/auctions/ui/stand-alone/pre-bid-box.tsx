import type { Money } from '@souk/shared/money.ts';
import { Gavel, LockKeyhole } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';
import type { PreBidding } from '../../model/use-pre-bid.ts';
import { ConfirmAgain } from './confirm-again.tsx';

interface PreBidBoxProps {
  bidding: PreBidding;
  /** No maximum is below it. */
  least: Money;
  signedInFirst: (act: () => void) => void;
}

/** The most one would pay for what has not begun: given, changed, and taken back until it begins. */
export function PreBidBox({ bidding, least, signedInFirst }: PreBidBoxProps) {
  const t = useT();
  const { maximum, isOpen, setOpen } = bidding;
  if (isOpen) return <MaximumForm bidding={bidding} least={least} />;
  if (maximum) return <OwnMaximum bidding={bidding} maximum={maximum} />;
  return (
    <Button
      look="accent"
      size={56}
      block
      icon={<Gavel size={18} aria-hidden="true" />}
      onClick={() => signedInFirst(() => setOpen(true))}
    >
      {t('roomList.preBid')}
    </Button>
  );
}

function OwnMaximum({ bidding, maximum }: { bidding: PreBidding; maximum: Money }) {
  const t = useT();
  const { money } = useFormat();
  return (
    <section aria-label={t('room.yourMaximum')} className="rounded-16 border border-line bg-surface p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-14 font-semibold">{t('room.yourMaximum')}</span>
        <span className="text-22 font-semibold figures">{money(maximum)}</span>
      </p>
      <p className="mt-1 text-13 text-ink-2">{t('auction.yourMaximumNote')}</p>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2">
        <Button size={44} look="ink" onClick={() => bidding.setOpen(true)}>
          {t('auction.change')}
        </Button>
        <Button size={44} loading={bidding.isTakingBack} onClick={bidding.takeBack}>
          {t('roomList.cancelPreBid')}
        </Button>
      </div>
    </section>
  );
}

/** How much it is, asked about once more where it is high. */
export function MaximumForm({ bidding, least }: Pick<PreBidBoxProps, 'bidding' | 'least'>) {
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

function AmountForm({ bidding, least }: Pick<PreBidBoxProps, 'bidding' | 'least'>) {
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
