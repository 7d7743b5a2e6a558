import type { SoldFor, SoldForPage } from '@souk/shared/live/auction-lists/schema.ts';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';

interface SoldListProps {
  query: UseInfiniteQueryResult<InfiniteData<SoldForPage>>;
  empty: ReactNode;
}

/** What was sold under the hammer, and for how much; each with the bids that anyone can check. */
export function SoldList({ query, empty }: SoldListProps) {
  return (
    <EndlessList
      query={query}
      grid="grid gap-2.5 sm:grid-cols-2 xl:grid-cols-3"
      skeleton={<Skeleton className="h-24 !rounded-16" />}
      empty={empty}
    >
      {(sold) => <SoldRow key={sold.lotId} sold={sold} />}
    </EndlessList>
  );
}

export function SoldRow({ sold: { lotId, product, price, bidCount, soldAt } }: { sold: SoldFor }) {
  const t = useT();
  const { money, date } = useFormat();
  return (
    <article className="relative flex min-w-0 items-center gap-3.5 rounded-16 border border-line bg-surface p-3">
      <Picture image={product.image} alt="" ratio="4/5" sizes="64px" className="!w-16 shrink-0 rounded-12" />
      <div className="min-w-0 grow">
        <Link
          to="/product/$productId"
          params={{ productId: product._id }}
          dir="auto"
          className="card-link own-words line-clamp-2 text-14 font-semibold wrap-anywhere"
        >
          {product.title}
        </Link>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5 text-13 text-ink-2 figures">
          <span className="text-18 font-[560] text-ink-1">{money(price)}</span>
          <time dateTime={soldAt}>{date(soldAt)}</time>
        </p>
        <Link
          to="/lots/$lotId/log"
          params={{ lotId }}
          className="relative touch-44 text-13 font-medium text-ink-2 underline figures hover:text-ink-1"
        >
          {t('ui.bids', { count: bidCount })}
        </Link>
      </div>
    </article>
  );
}
