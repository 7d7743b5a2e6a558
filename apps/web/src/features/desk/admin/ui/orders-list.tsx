import { adminOrderGroups } from '@souk/shared/money/staff-orders/groups.ts';
import type { AdminOrder } from '@souk/shared/money/staff-orders/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { getOrdersForStaff } from '../api/orders.ts';
import { useTable } from '../model/use-table.ts';
import { FilterChips } from './filter-chips.tsx';
import { PagedList } from './paged-list.tsx';

const filters = ['all', ...adminOrderGroups] as const;
type Filter = (typeof filters)[number];

/** Every order of the market. */
export function OrdersList({ stateOf }: { stateOf: (order: AdminOrder) => ReactNode }) {
  const t = useT();
  const table = useTable();
  const [filter, setFilter] = useState<Filter>('all');
  const orders = useQuery(
    getOrdersForStaff({ ...table.wanted, ...(filter === 'all' ? {} : { of: filter }) }),
  );
  return (
    <PagedList
      title={t('admin.orders')}
      note={t('admin.note.orders')}
      filters={
        <FilterChips
          table={table}
          choices={filters}
          chosen={filter}
          wordOf={(key) => (key === 'all' ? t('admin.shopState.all') : t(`staffOrders.of.${key}`))}
          onChoose={setFilter}
        />
      }
      table={table}
      query={orders}
      columns={useColumns(stateOf)}
      rowLabel={({ number }) => number}
    />
  );
}

function useColumns(stateOf: (order: AdminOrder) => ReactNode): Column<AdminOrder>[] {
  const t = useT();
  const { money, dayAndTime } = useFormat();
  return [
    {
      key: 'number',
      title: t('disputes.order'),
      cell: ({ _id, number }) => (
        <Link
          to="/admin/orders/$orderId"
          params={{ orderId: _id }}
          className="touch-44 font-semibold hover:underline"
        >
          {number}
        </Link>
      ),
    },
    {
      key: 'shop',
      phone: 'folded',
      title: t('disputes.by.seller'),
      cell: ({ shop }) => <bdi>{shop.name}</bdi>,
    },
    {
      key: 'buyer',
      phone: 'folded',
      title: t('disputes.by.buyer'),
      cell: ({ buyer }) => <bdi>{buyer}</bdi>,
    },
    {
      key: 'state',
      phone: 'mark',
      title: t('admin.column.state'),
      cell: (order) => (
        <span className="flex flex-wrap gap-1.5">
          {stateOf(order)}
          {order.held ? <StatusChip tone="action">{t('staffOrders.held')}</StatusChip> : null}
        </span>
      ),
    },
    {
      key: 'placed',
      title: t('account.date'),
      cell: ({ placedAt }) => <time dateTime={placedAt}>{dayAndTime(placedAt)}</time>,
    },
    {
      key: 'total',
      phone: 'fact',
      align: 'end',
      title: t('account.amount'),
      cell: ({ total, refunded }) => (
        <>
          {money(total, { exact: true })}
          {refunded.amount > 0 ? (
            <span className="block text-13 text-ink-3">
              {t('orders.event.refundedAmount', { amount: money(refunded, { exact: true }) })}
            </span>
          ) : null}
        </>
      ),
    },
  ];
}
