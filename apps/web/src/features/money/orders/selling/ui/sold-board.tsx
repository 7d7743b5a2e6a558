import type { ShopOrderGroup } from '@souk/shared/money/orders/groups.ts';
import type { ShopOrderCard, ShopOrderPage } from '@souk/shared/money/orders/schema.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { CountBadge } from '@/ui/badge/badge.tsx';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { LateChip } from '../../ui/late-chip.tsx';
import { OrderStatus } from '../../ui/order-status.tsx';
import { getShopOrders } from '../api/shop-orders.ts';
import { whatWasSold } from '../model/what-was-sold.ts';
import { ShipBy } from './ship-by.tsx';

/** In the order in which a parcel passes them. */
const boardGroups = ['to-pack', 'to-ship', 'on-the-way', 'delivered', 'problems'] as const;

interface SoldBoardProps {
  shopId: string;
  counts: ShopOrderPage['counts'] | null;
}

/** What was bought of a shop, a column for each place it can be at; one for money it waits for itself only while it does. */
export function SoldBoard({ shopId, counts }: SoldBoardProps) {
  const columns = counts?.['to-be-paid'] ? (['to-be-paid', ...boardGroups] as const) : boardGroups;
  return (
    <div className="-mx-4 overflow-x-auto px-4 pb-3 sm:-mx-8 sm:px-8">
      <div className="grid auto-cols-[minmax(min(15rem,80vw),1fr)] grid-flow-col items-start gap-3">
        {columns.map((of) => (
          <Column key={of} shopId={shopId} of={of} count={counts?.[of]} />
        ))}
      </div>
    </div>
  );
}

function Column({ shopId, of, count }: { shopId: string; of: ShopOrderGroup; count: number | undefined }) {
  const t = useT();
  const query = useInfiniteQuery(getShopOrders(shopId, of, 12));
  const orders = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section aria-label={t(`sold.group.${of}`)} className="min-w-0 rounded-16 bg-sunken p-2.5">
      <h2 className="flex items-center justify-between gap-2 px-1.5 pt-1 pb-2.5 text-14 font-semibold">
        {t(`sold.group.${of}`)}
        {count ? <CountBadge count={count} /> : null}
      </h2>
      {query.isPending ? (
        <div className="grid gap-2">
          <Skeleton className="h-24 !rounded-12" />
          <Skeleton className="h-24 !rounded-12" />
        </div>
      ) : null}
      {query.isError && !query.data ? (
        <Button block onClick={() => void query.refetch()}>
          {t('ui.tryAgain')}
        </Button>
      ) : null}
      {query.data && orders.length === 0 ? (
        <p className="px-1.5 pb-3 text-13 text-ink-2">{t(`sold.none.${of}`)}</p>
      ) : null}
      <ul className="grid gap-2">
        {orders.map((order) => (
          <li key={order._id}>
            <BoardCard order={order} />
          </li>
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button
          look="ghost"
          block
          className="mt-2"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('market.showMore')}
        </Button>
      ) : null}
    </section>
  );
}

export function BoardCard({ order }: { order: ShopOrderCard }) {
  const t = useT();
  const { money, relative } = useFormat();
  const isProblem = order.state === 'disputed' || order.state === 'return-requested';
  return (
    <Link
      to="/sell/orders/$orderId"
      params={{ orderId: order._id }}
      className="block rounded-12 border border-line bg-surface p-3 hover:bg-hover"
    >
      <span className="flex gap-3">
        <span className="w-10 shrink-0">
          <Picture image={order.image} alt="" ratio="4/5" sizes="40px" className="rounded-8" />
        </span>
        <span className="min-w-0 grow">
          <bdi className="block truncate text-14 font-semibold">{order.buyer?.name ?? order.number}</bdi>
          <span className="line-clamp-3 text-13 text-ink-2">{whatWasSold(order, t)}</span>
        </span>
      </span>
      <span className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3 text-12 text-ink-2 figures">
        <span>{relative(order.changedAt)}</span>
        <span className="text-14 font-semibold text-ink-1">{money(order.total, { exact: true })}</span>
      </span>
      {order.cancelAsked || isProblem || order.shipBy ? (
        <span className="mt-2 flex flex-wrap gap-1.5">
          {isProblem ? <OrderStatus order={order} /> : null}
          <LateChip order={order} />
          {order.cancelAsked ? <StatusChip tone="action">{t('sold.asksToCancel')}</StatusChip> : null}
          <ShipBy order={order} />
        </span>
      ) : null}
    </Link>
  );
}
