import type { OrderGroup } from '@souk/shared/money/orders/groups.ts';
import type { OrderCard } from '@souk/shared/money/orders/schema.ts';
import { Link } from '@tanstack/react-router';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { Picture } from '@/ui/picture/picture.tsx';
import { cardLine } from '../model/order-words.ts';
import { searchOf } from '../model/own-search.ts';
import { LateChip } from './late-chip.tsx';
import { OrderStatus } from './order-status.tsx';

interface OrderRowProps {
  order: OrderCard;
  of: OrderGroup;
  /** Open beside the list. */
  chosen: boolean;
}

export function OrderRow({ order, of, chosen }: OrderRowProps) {
  const t = useT();
  const format = useFormat();
  return (
    <Link
      to="/myorders"
      search={searchOf(of, order._id)}
      resetScroll={false}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={chosen ? 'true' : undefined}
      className={cx(
        'relative flex items-center gap-3 p-4 outline-offset-[-2px] hover:bg-hover',
        // Which one stands beside the list is said where there is a beside.
        chosen &&
          'lg:bg-fill lg:before:absolute lg:before:inset-y-0 lg:before:start-0 lg:before:w-1 lg:before:bg-accent',
      )}
    >
      <span className="relative w-14 shrink-0">
        <Picture image={order.image} alt="" ratio="4/5" sizes="56px" className="rounded-10" />
        {order.pieces > 1 ? (
          <span className="absolute -end-2 -top-2 grid min-h-6 min-w-6 place-items-center rounded-full bg-ink px-1 text-12 font-semibold text-on-ink figures ring-2 ring-surface">
            <span className="sr-only">{t('orders.pieces', { count: order.pieces })}</span>
            <span aria-hidden="true">{format.number(order.pieces)}</span>
          </span>
        ) : null}
      </span>
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <bdi className="min-w-0 wrap-anywhere text-14 font-semibold">{order.shop.name}</bdi>
          <span className="text-14 font-semibold figures">{format.money(order.total, { exact: true })}</span>
        </span>
        <Titles order={order} />
        <span className="my-1 flex flex-wrap gap-1.5">
          <OrderStatus order={order} />
          <LateChip order={order} />
        </span>
        <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-12 text-ink-2 figures">
          <span>{cardLine(order, { t, format })}</span>
          <span dir="ltr" className="text-ink-3">
            {order.number}
          </span>
        </span>
      </span>
    </Link>
  );
}

/** What it is of: a line for each of two things, and how many more there are. */
function Titles({ order: { title, secondTitle, lines } }: Pick<OrderRowProps, 'order'>) {
  if (secondTitle === null) return <Title name={title} more={lines - 1} />;
  return (
    <>
      <Title name={title} more={0} />
      <Title name={secondTitle} more={lines - 2} />
    </>
  );
}

function Title({ name, more }: { name: string; more: number }) {
  const t = useT();
  return (
    <span className="flex gap-1 text-13 text-ink-2">
      <span dir="auto" className="own-words min-w-0 truncate">
        {name}
      </span>
      {more > 0 ? <span className="shrink-0">{t('orders.andMore', { count: more })}</span> : null}
    </span>
  );
}

export function OrderRowSkeleton() {
  return (
    <div className="flex items-center gap-3 p-4">
      <span className="sheen block h-17.5 w-14 shrink-0 rounded-10" />
      <span className="grow">
        <span className="sheen block h-4 w-2/5 rounded-full" />
        <span className="sheen mt-2 block h-3 w-4/5 rounded-full" />
        <span className="sheen mt-2.5 block h-5 w-24 rounded-full" />
        <span className="sheen mt-2.5 block h-3 w-3/5 rounded-full" />
      </span>
    </div>
  );
}
