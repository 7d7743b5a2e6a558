import type { ShopOrderCard } from '@souk/shared/money/orders/schema.ts';
import { Link } from '@tanstack/react-router';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { LateChip } from '../../ui/late-chip.tsx';
import { OrderStatus } from '../../ui/order-status.tsx';
import { whatWasSold } from '../model/what-was-sold.ts';
import { ShipBy } from './ship-by.tsx';

interface SoldRowProps {
  order: ShopOrderCard;
  /** Whether it is among those to pack or ship; null for what cannot be. */
  chosen: boolean | null;
  onChoose: (chosen: boolean) => void;
}

/** An order in its shop's list: whose it is, what is in it, where it stands, what it brings. */
export function SoldRow({ order, chosen, onChoose }: SoldRowProps) {
  const t = useT();
  const { money, date } = useFormat();
  return (
    <div className="flex items-center gap-3 px-4 py-3 hover:bg-hover sm:gap-4">
      {chosen === null ? (
        <span className="size-5 shrink-0" aria-hidden="true" />
      ) : (
        <Checkbox label={t('sold.select', { number: order.number })} checked={chosen} onChange={onChoose} />
      )}
      <Link
        to="/sell/orders/$orderId"
        params={{ orderId: order._id }}
        className="flex min-w-0 grow items-center gap-3 rounded-8 sm:gap-4"
      >
        <span className="w-12 shrink-0">
          <Picture image={order.image} alt="" ratio="4/5" sizes="48px" className="rounded-8" />
        </span>
        <span className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-1">
          <span className="min-w-0 grow basis-[6.5rem]">
            <bdi className="block truncate text-14 font-semibold">{order.buyer?.name ?? order.number}</bdi>
            <span className="line-clamp-2 text-13 text-ink-2 md:line-clamp-1">{whatWasSold(order, t)}</span>
            <span dir="ltr" className="block text-12 text-ink-3 figures max-md:hidden rtl:text-end">
              {order.number}
            </span>
          </span>
          <span className="flex flex-wrap gap-1.5 max-md:order-last max-md:w-full max-md:*:max-w-full max-md:*:whitespace-normal md:w-42 md:min-w-min">
            <OrderStatus order={order} />
            <LateChip order={order} />
            {order.cancelAsked ? <StatusChip tone="action">{t('sold.asksToCancel')}</StatusChip> : null}
            <ShipBy order={order} />
          </span>
          <span className="text-13 text-ink-2 figures max-md:hidden md:w-18">
            {date(order.placedAt, 'short')}
          </span>
          <span className="ms-auto min-w-27 text-end text-14 font-semibold figures">
            {money(order.total, { exact: true })}
            <span className="block text-12 font-normal text-ink-2">
              {t('sold.net', { amount: money(order.net, { exact: true }) })}
            </span>
          </span>
        </span>
      </Link>
    </div>
  );
}

export function SoldRowSkeleton() {
  return (
    <div className="flex items-center gap-4 px-4 py-3">
      <span className="sheen size-5 shrink-0 rounded-6" />
      <span className="sheen block h-15 w-12 shrink-0 rounded-8" />
      <span className="grow">
        <span className="sheen block h-4 w-2/5 rounded-full" />
        <span className="sheen mt-2.5 block h-3 w-3/5 rounded-full" />
      </span>
      <span className="sheen block h-4 w-16 rounded-full" />
    </div>
  );
}
