import type { OwnAuction } from '@souk/shared/live/auction-lists/schema.ts';
import type { AuctionView } from '@souk/shared/live/auction-lists/views.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { everything } from '@/platform/paths.ts';
import { StatusChip, type StatusTone } from '@/ui/badge/status-chip.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { CountdownRing } from '@/ui/countdown/countdown-ring.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { getOwnAuctions } from '../api/auction-lists.ts';
import { whyNobodys } from '../model/why-nobodys.ts';

interface OwnAuctionsProps {
  view: AuctionView;
  /** What one may still do about a bid on what waits. */
  preBid: (auction: OwnAuction) => ReactNode;
}

/** Auctions by where one stands in them. */
export function OwnAuctions({ view, preBid }: OwnAuctionsProps) {
  const t = useT();
  const query = useInfiniteQuery({ ...getOwnAuctions(view), refetchInterval: 15_000 });
  return (
    <EndlessList
      query={query}
      grid="grid gap-2.5"
      skeleton={<Skeleton className="h-24 !rounded-16" />}
      empty={
        <EmptyState
          title={t(`auctions.empty.${view}`)}
          note={t(`auctions.emptyNote.${view}`)}
          action={
            view === 'selling' ? null : (
              <ButtonLink
                to="/categories/$categoryId"
                params={everything.category}
                search={{ kind: 'auction', sort: 'ending-soon' }}
              >
                {t('settings.findAuctions')}
              </ButtonLink>
            )
          }
        />
      }
    >
      {(auction) => <Row key={auction.lot._id} auction={auction} view={view} preBid={preBid} />}
    </EndlessList>
  );
}

const tones: Record<AuctionView, StatusTone> = {
  leading: 'done',
  outbid: 'action',
  waiting: 'progress',
  won: 'done',
  lost: 'closed',
  watching: 'progress',
  selling: 'progress',
};

function Row({ auction, view, preBid }: OwnAuctionsProps & { auction: OwnAuction }) {
  const t = useT();
  const { money, dayAndTime } = useFormat();
  const { lot, shop, show, startsAt, ownBid, watchers } = auction;
  const waits = lot.state === 'queued';
  const isOver = lot.state === 'sold' || lot.state === 'passed';
  const words = [
    show ? show.title : shop.name,
    waits && show?.isLive ? t('auctions.liveNow') : null,
    waits && startsAt && !show?.isLive
      ? t('auctions.starts', { time: dayAndTime(startsAt, { inSentence: true }) })
      : null,
    waits ? null : t('ui.bids', { count: lot.bidCount }),
    ownBid && view !== 'waiting' ? t('auctions.ownBid', { price: money(ownBid) }) : null,
    view === 'selling' ? t('auctions.watchers', { count: watchers }) : null,
    isOver && lot.endsAt ? dayAndTime(lot.endsAt) : null,
  ].filter(Boolean);
  const why = isOver ? whyNobodys(auction) : null;
  const tone =
    view === 'selling' && isOver
      ? why
        ? auction.settlement === 'second-chance'
          ? 'progress'
          : 'closed'
        : 'done'
      : tones[view];
  const said = lot.stopped
    ? t('log.kind.stopped')
    : view === 'selling'
      ? t(why ?? `settings.lotStates.${lot.state}`)
      : view === 'waiting'
        ? t('auctions.maximumIn')
        : t(`auctions.view.${view}`);
  return (
    <article className="relative flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-16 border border-line bg-surface p-3.5">
      <Picture image={lot.image} alt="" ratio="1/1" sizes="64px" className="!w-16 shrink-0 rounded-12" />
      <div className="min-w-0 flex-1 basis-48">
        <Link
          {...(show
            ? { to: '/live/$roomId', params: { roomId: show._id } }
            : { to: '/product/$productId', params: { productId: lot.productId } })}
          dir="auto"
          className="card-link own-words line-clamp-2 text-16 font-semibold"
        >
          {lot.title}
        </Link>
        <p className="mt-0.5 text-13 wrap-anywhere text-ink-2 figures">{words.join(' · ')}</p>
        <p className="relative mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
          <StatusChip tone={tone}>{said}</StatusChip>
          {waits ? null : (
            <Link
              to="/lots/$lotId/log"
              params={{ lotId: lot._id }}
              className="touch-44 font-medium text-ink-2 underline hover:text-ink-1"
            >
              {t('log.title')}
            </Link>
          )}
          {view === 'won' || (view === 'selling' && isOver && lot.bidCount > 0) ? (
            <Link
              to="/settings/auction/order-list/$id"
              params={{ id: lot._id }}
              className="touch-44 font-medium text-ink-2 underline hover:text-ink-1"
            >
              {t('auctions.toSale')}
            </Link>
          ) : null}
        </p>
      </div>
      <p className="ms-auto text-18 font-[620] figures">
        {money(view === 'waiting' ? (ownBid ?? lot.price) : lot.price)}
      </p>
      {lot.endsAt && lot.state === 'running' ? (
        <CountdownRing
          endsAt={lot.endsAt}
          kind={show ? 'show' : 'listing'}
          size={56}
          durationSeconds={lot.durationSeconds}
        />
      ) : null}
      {view === 'waiting' ? <div className="relative w-full">{preBid(auction)}</div> : null}
    </article>
  );
}
