import type { LotStatus } from '@souk/shared/market/showcase/lot.ts';
import { Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { cx } from '@/ui/cx.ts';
import { Price } from '@/ui/price/price.tsx';
import type { StandAlone } from '../../model/use-stand-alone.ts';
import { LogMark } from '../log/log-mark.tsx';

interface AuctionOverProps {
  lot: LotStatus;
  auction: StandAlone;
  /** What its seller may still do about it. */
  choices: ReactNode;
}

/** How it ended, which stays on the page. */
export function AuctionOver({ lot, auction, choices }: AuctionOverProps) {
  const t = useT();
  const { dayAndTime } = useFormat();
  const { standing, leads, page } = auction;
  const isSold = standing.state === 'sold';
  const closedAt = page?.closedAt ?? standing.endsAt;
  return (
    <section
      aria-label={t('auction.title')}
      className={cx('rounded-16 p-4 sm:p-5', isSold ? 'bg-won-soft' : 'bg-fill')}
    >
      <p className={cx('flex items-center gap-2 font-semibold', isSold && 'text-won-text')}>
        {isSold && leads ? <Trophy size={18} aria-hidden="true" /> : null}
        {isSold
          ? leads
            ? t('auction.youWon')
            : t('auction.soldTo', { name: standing.leader?.handle ?? '' })
          : t(standing.isStopped ? 'market.auctionStopped' : 'market.auctionPassed')}
      </p>
      {isSold ? <Price price={standing.price} size="page" /> : null}
      <p className="mt-1 text-14 text-ink-2 figures">
        {t('ui.bids', { count: standing.bidCount })}
        {closedAt ? ` · ${dayAndTime(closedAt)}` : null}
      </p>
      <p className="mt-2">
        <LogMark
          lotId={lot._id}
          head={standing.head ?? page?.head ?? null}
          checks={leads || choices !== null}
        />
      </p>
      {isSold && leads ? (
        <ButtonLink
          look="ink"
          size={44}
          to="/settings/auction/order-list/$id"
          params={{ id: lot._id }}
          className="mt-3.5"
        >
          {t('auctions.toSale')}
        </ButtonLink>
      ) : null}
      {choices}
    </section>
  );
}
