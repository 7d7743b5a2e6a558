import { CircleAlert, CircleCheck, RotateCcw, TrendingUp, WifiLow } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { type Shipping, withShipping } from '../model/cost.ts';
import type { Bidding } from '../model/use-bidding.ts';
import { useRefusalWords } from '../model/use-refusal-words.ts';

interface BidBannerProps {
  bidding: Bidding;
  shipping: Shipping | null;
  isSlow: boolean;
}

const LATE_MS = 2_000;

/** One line above the price: how one stands, or why a bid was not taken. It never covers price, time or button. */
export function BidBanner({ bidding, shipping, isSlow }: BidBannerProps): ReactNode {
  const t = useT();
  const { money } = useFormat();
  const { lot, bidder, refusal, refusedBefore, sending } = bidding;
  const words = useRefusalWords();
  const isLate = useLate(sending !== null);
  if (refusal || refusedBefore) {
    return (
      <Row look="bg-bad-soft text-ink-1" icon={<CircleAlert size={18} className="text-bad" />}>
        {refusal ? words(refusal.error) : <bdi>{refusedBefore}</bdi>}
      </Row>
    );
  }
  if (isLate) {
    return <Row look="bg-fill text-ink-1">{t('room.sendingLate')}</Row>;
  }
  if (lot?.state !== 'running') return null;
  if (bidder.kind === 'leading') {
    const { maximum } = bidder;
    const cost = withShipping(lot.price, shipping);
    return (
      <Row
        look="bg-won-soft text-won-text"
        icon={<CircleCheck size={18} />}
        end={cost && t('room.withShipping', { price: money(cost) })}
      >
        {maximum ? t('room.youLeadUpTo', { price: money(maximum) }) : t('room.youLead')}
      </Row>
    );
  }
  if (bidder.kind === 'outbid') {
    return (
      <Row
        look="bg-accent-soft text-accent-text"
        icon={<TrendingUp size={18} />}
        end={t('room.yourBid', { price: money(bidder.bid) })}
      >
        {t('room.outbid')}
      </Row>
    );
  }
  if (lot.told?.reopened) {
    return (
      <Row look="bg-fill text-ink-1" icon={<RotateCcw size={18} />}>
        {t('room.reopened')}
      </Row>
    );
  }
  if (isSlow) {
    return (
      <Row look="bg-fill text-ink-1" icon={<WifiLow size={18} />}>
        {t('room.slowLine')}
      </Row>
    );
  }
  return null;
}

interface RowProps {
  look: string;
  icon?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}

function Row({ look, icon, end, children }: RowProps) {
  return (
    <p
      className={cx(
        'flex min-h-9 shrink-0 flex-wrap items-center gap-x-2 px-4 py-1.5 text-14 font-semibold figures lg:mt-3',
        look,
      )}
    >
      {icon ? (
        <span aria-hidden="true" className="shrink-0">
          {icon}
        </span>
      ) : null}
      <span className="min-w-0 grow basis-40">{children}</span>
      {end ? <span className="text-12 font-medium text-ink-2">{end}</span> : null}
    </p>
  );
}

/** A bid that is not answered at once is said to be on its way. */
function useLate(sending: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!sending) return;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, [sending]);
  return sending && late;
}
