import type { OrderGroup } from '@souk/shared/money/orders/groups.ts';
import type { Order, OrderAddress, OrderLine } from '@souk/shared/money/orders/schema.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { getOrders } from '../api/get-orders.ts';
import { type OwnSearch, searchOf } from '../model/own-search.ts';
import { useOrderNews } from '../model/use-order-news.ts';
import type { AddressOnParcel } from './delivered-to.tsx';
import { FirstOrders } from './first-orders.tsx';
import { OpenOrder } from './open-order.tsx';
import { OrdersList, type OrdersShown } from './orders-list.tsx';

interface OrdersPageProps {
  userId: string;
  search: OwnSearch;
  onGroup: (of: OrderGroup) => void;
  /** An address as it is written in its country. */
  write: (address: OrderAddress) => AddressOnParcel;
  /** What is wrong with one of them. */
  problems: (order: Order) => ReactNode;
  tickets: (order: Order) => ReactNode;
  /** Where something without a page is reviewed. */
  reviewHere: (line: OrderLine) => ReactNode;
  /** What this device keeps of an order for when there is no line. */
  kept: (orderId: string) => ReactNode;
}

/** One's own orders beside the one that is open. A phone shows one of the two. */
export function OrdersPage({
  userId,
  search,
  onGroup,
  write,
  problems,
  tickets,
  reviewHere,
  kept,
}: OrdersPageProps) {
  const t = useT();
  const { of, order: asked } = search;
  useOrderNews(userId);
  const query = useInfiniteQuery(getOrders(of));
  const orders = query.data?.pages.flatMap(({ items }) => items) ?? [];
  // Where there is room for one, the latest is open until another is.
  const open = asked ?? orders[0]?._id;
  const shown: OrdersShown = query.data
    ? {
        kind: 'list',
        orders,
        more: query.hasNextPage
          ? { onMore: () => void query.fetchNextPage(), loading: query.isFetchingNextPage }
          : null,
      }
    : query.isError
      ? {
          kind: 'failed',
          note: t(errorCopy(query.error).next),
          retrying: query.isFetching,
          onRetry: () => void query.refetch(),
        }
      : { kind: 'loading' };
  const Title = asked ? 'p' : 'h1';
  return (
    <div className="pt-4 sm:pt-8">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[380px_minmax(0,1fr)]">
        <section aria-label={t('screen.orders')} className={cx('min-w-0', asked && 'max-lg:hidden')}>
          <Title className="display text-28 sm:text-36">{t('screen.orders')}</Title>
          <div className="mt-4">
            <OrdersList
              of={of}
              counts={query.data?.pages.at(-1)?.counts ?? null}
              shown={shown}
              chosen={open}
              onGroup={onGroup}
            />
          </div>
        </section>
        <div className={cx('min-w-0', !asked && orders.length > 0 && 'max-lg:hidden')}>
          {open ? (
            <OpenOrder
              key={open}
              id={open}
              write={write}
              problems={problems}
              tickets={tickets}
              reviewHere={reviewHere}
              kept={kept(open)}
              isPage={asked !== undefined}
              back={asked ? <BackToList of={of} /> : null}
            />
          ) : query.data ? (
            <FirstOrders />
          ) : null}
        </div>
      </div>
    </div>
  );
}

function BackToList({ of }: { of: OrderGroup }) {
  const t = useT();
  return (
    <p className="-mt-2 -mb-2 lg:hidden">
      <Link
        to="/myorders"
        search={searchOf(of)}
        className="-ms-2 inline-flex min-h-11 items-center gap-1 rounded-12 pe-3 text-14 font-medium text-ink-2 hover:bg-fill hover:text-ink-1"
      >
        <ChevronLeft size={20} aria-hidden="true" className="rtl:-scale-x-100" />
        {t('orders.back')}
      </Link>
    </p>
  );
}
