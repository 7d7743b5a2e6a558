import type { AuctionSale } from '@souk/shared/live/auction-lists/schema.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { SoldBy } from '@/ui/sold-by/sold-by.tsx';
import { getAuctionSales } from '../api/auction-lists.ts';
import { whyNobodys } from '../model/why-nobodys.ts';

interface SalesListProps {
  id: string;
  /** What a seller may still do about a lot that is nobody’s. */
  choices: (lotId: string) => ReactNode;
}

/** What was sold in a show, a lot or of a product: all of it for its shop, one’s own for anyone else. */
export function SalesList({ id, choices }: SalesListProps) {
  const t = useT();
  const query = useInfiniteQuery(getAuctionSales(id));
  const first = query.data?.pages[0];
  const about = first?.about;
  return (
    <>
      <PageHeader
        size="section"
        title={t('screen.settingsAuctionOrders')}
        note={
          about ? t(first.sells ? 'auctions.soldIn' : 'auctions.boughtIn', { title: about.title }) : undefined
        }
        actions={
          about?.showId ? (
            <ButtonLink to="/live/$roomId" params={{ roomId: about.showId }} size={40}>
              {t('settings.seeShow')}
            </ButtonLink>
          ) : about?.productId ? (
            <ButtonLink to="/product/$productId" params={{ productId: about.productId }} size={40}>
              {t('auctions.seeAuction')}
            </ButtonLink>
          ) : null
        }
      />
      <div className="mt-5">
        <EndlessList
          query={query}
          grid="grid gap-2.5"
          skeleton={<Skeleton className="h-20 !rounded-16" />}
          empty={
            <EmptyState
              title={t(first?.sells ? 'auctions.noneSold' : 'auctions.noneBought')}
              note={t(first?.sells ? 'auctions.noneSoldNote' : 'auctions.noneBoughtNote')}
              action={
                <ButtonLink to="/settings/auction/participate-list">
                  {t('screen.settingsAuctions')}
                </ButtonLink>
              }
            />
          }
        >
          {(sale) => <Sale sale={sale} choices={sale.sells ? choices : null} />}
        </EndlessList>
      </div>
    </>
  );
}

interface SaleProps {
  sale: AuctionSale;
  choices: SalesListProps['choices'] | null;
}

function Sale({ sale, choices }: SaleProps) {
  const { lot, soldAt, buyer, settlement } = sale;
  const why = whyNobodys(sale);
  const t = useT();
  const { money, dayAndTime } = useFormat();
  const words = [
    lot.number === null ? null : t('live.lotNumber', { number: lot.number }),
    t('ui.bids', { count: lot.bidCount }),
    soldAt ? dayAndTime(soldAt) : null,
  ].filter(Boolean);
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-16 border border-line bg-surface p-3.5">
      <Picture image={lot.image} alt="" ratio="1/1" sizes="56px" className="!w-14 shrink-0 rounded-12" />
      <div className="min-w-0 flex-1 basis-44">
        <Link
          to="/product/$productId"
          params={{ productId: lot.productId }}
          dir="auto"
          className="own-words line-clamp-2 font-semibold hover:underline"
        >
          {lot.title}
        </Link>
        <p className="mt-0.5 text-13 text-ink-2 figures">{words.join(' · ')}</p>
        {sale.sells ? null : <SoldBy shop={lot.seller} />}
        {why ? (
          <p className="my-1.5">
            <StatusChip tone={settlement === 'second-chance' ? 'progress' : 'closed'}>{t(why)}</StatusChip>
          </p>
        ) : null}
        <Link
          to="/lots/$lotId/log"
          params={{ lotId: lot._id }}
          className="touch-44 text-13 font-medium text-ink-2 underline hover:text-ink-1"
        >
          {t('log.title')}
        </Link>
      </div>
      {buyer ? (
        <Link
          to="/profile/$userId"
          params={{ userId: buyer._id }}
          className="inline-flex min-h-11 min-w-0 items-center gap-2 text-14 hover:underline"
        >
          <Avatar name={buyer.name} picture={buyer.picture} size={28} />
          <span className="truncate">{buyer.name}</span>
        </Link>
      ) : null}
      <p className="ms-auto text-18 font-[620] figures">{money(lot.price, { exact: true })}</p>
      {why && choices ? choices(lot._id) : null}
    </article>
  );
}
