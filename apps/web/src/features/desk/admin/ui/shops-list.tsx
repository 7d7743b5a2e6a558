import type { AdminShopRow, AdminShopSort } from '@souk/shared/desk/admin-shops/schema.ts';
import type { ShopStatus } from '@souk/shared/market/shops/schema.ts';
import { cancelRate } from '@souk/shared/money/orders/cancel-rate.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { StatusChip, type StatusTone } from '@/ui/badge/status-chip.tsx';
import { placeOf } from '@/ui/place/place.ts';
import type { Column } from '@/ui/table/table.types.ts';
import { getShops } from '../api/shops.ts';
import { orderOf, useTable } from '../model/use-table.ts';
import { FilterChips } from './filter-chips.tsx';
import { PagedList } from './paged-list.tsx';

const tones: Record<ShopStatus, StatusTone> = { open: 'done', suspended: 'action', closed: 'closed' };
const filters = ['all', 'open', 'suspended', 'closed'] as const;
type Filter = (typeof filters)[number];

export function ShopsList() {
  const t = useT();
  const { number } = useFormat();
  const { code } = useLanguage();
  const table = useTable();
  const [filter, setFilter] = useState<Filter>('all');
  const shops = useQuery(
    getShops({
      ...table.wanted,
      ...(filter === 'all' ? {} : { status: filter }),
      ...orderOf<AdminShopSort>(table.state.sort),
    }),
  );
  const columns: Column<AdminShopRow>[] = [
    {
      key: 'name',
      title: t('admin.column.shop'),
      sortable: true,
      cell: (shop) => (
        <Link
          to="/shop/$shopId"
          params={{ shopId: shop._id }}
          className="flex items-center gap-3 font-semibold hover:underline"
        >
          <Avatar name={shop.name} picture={shop.logo} size={32} />
          {shop.name}
        </Link>
      ),
    },
    { key: 'place', title: t('admin.column.place'), cell: (shop) => placeOf(shop, code) },
    {
      key: 'status',
      phone: 'mark',
      title: t('admin.column.state'),
      cell: ({ status }) => <StatusChip tone={tones[status]}>{t(`admin.shopState.${status}`)}</StatusChip>,
    },
    {
      key: 'verified',
      phone: 'folded',
      title: t('admin.column.check'),
      cell: ({ verified }) => (
        <StatusChip tone={verified ? 'done' : 'closed'}>
          {verified ? t('ui.verified') : t('admin.notVerified')}
        </StatusChip>
      ),
    },
    {
      key: 'rating',
      title: t('admin.column.rating'),
      align: 'end',
      sortable: true,
      cell: ({ rating }) =>
        rating === null ? '–' : number(rating, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    },
    {
      key: 'cancelled',
      phone: 'folded',
      title: t('cancelRate.column'),
      align: 'end',
      cell: ({ cancellations }) =>
        cancellations.paid === 0
          ? '–'
          : t('cancelRate.ofOrders', {
              percent: number(cancelRate(cancellations) / 10_000, {
                style: 'percent',
                maximumFractionDigits: 1,
              }),
              count: cancellations.paid,
            }),
    },
    {
      key: 'followers',
      title: t('admin.column.followers'),
      align: 'end',
      sortable: true,
      cell: ({ followerCount }) => number(followerCount),
    },
  ];
  return (
    <PagedList
      title={t('admin.shops')}
      filters={
        <FilterChips
          table={table}
          choices={filters}
          chosen={filter}
          wordOf={(key) => t(`admin.shopState.${key}`)}
          onChoose={setFilter}
        />
      }
      table={table}
      query={shops}
      columns={columns}
      rowLabel={({ name }) => name}
    />
  );
}
