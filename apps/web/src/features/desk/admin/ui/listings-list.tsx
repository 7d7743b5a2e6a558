import type {
  AdminListingRow,
  AdminListingSort,
  AdminListingState,
} from '@souk/shared/desk/admin-listings/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { OctagonX } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip, type StatusTone } from '@/ui/badge/status-chip.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { getListings } from '../api/listings.ts';
import { orderOf, useTable } from '../model/use-table.ts';
import { FilterChips } from './filter-chips.tsx';
import { PagedList } from './paged-list.tsx';
import { StopLot } from './stop-lot.tsx';

const tones: Record<AdminListingState, StatusTone> = {
  'on-sale': 'done',
  hidden: 'action',
  draft: 'progress',
  'out-of-stock': 'action',
  archived: 'closed',
};
const filters = ['all', 'on-sale', 'draft', 'out-of-stock', 'archived', 'hidden'] as const;
type Filter = (typeof filters)[number];

export function ListingsList() {
  const t = useT();
  const { number, money } = useFormat();
  const table = useTable();
  const [filter, setFilter] = useState<Filter>('all');
  const [toStop, setToStop] = useState<ComponentProps<typeof StopLot>['lot'] | null>(null);
  const listings = useQuery(
    getListings({
      ...table.wanted,
      ...(filter === 'all' ? {} : { state: filter }),
      ...orderOf<AdminListingSort>(table.state.sort),
    }),
  );
  const columns: Column<AdminListingRow>[] = [
    {
      key: 'title',
      title: t('admin.column.listing'),
      sortable: true,
      cell: ({ _id, title, image }) => (
        <Link
          to="/product/$productId"
          params={{ productId: _id }}
          className="flex min-w-0 items-center gap-3 font-semibold hover:underline"
        >
          <span className="w-8 shrink-0">
            <Picture image={image} alt="" ratio="4/5" sizes="32px" className="rounded-6" />
          </span>
          <span className="line-clamp-1 max-sm:line-clamp-2">{title || t('own.untitled')}</span>
        </Link>
      ),
    },
    {
      key: 'shop',
      title: t('admin.column.shop'),
      sortable: true,
      cell: ({ shop }) => (
        <Link to="/shop/$shopId" params={{ shopId: shop._id }} className="hover:underline">
          {shop.name}
        </Link>
      ),
    },
    {
      key: 'state',
      phone: 'mark',
      title: t('admin.column.state'),
      cell: ({ state }) => <StatusChip tone={tones[state]}>{t(`admin.listingState.${state}`)}</StatusChip>,
    },
    {
      key: 'kind',
      phone: 'folded',
      title: t('admin.column.kind'),
      cell: ({ listingKind }) => (
        <StatusChip tone={listingKind === 'auction' ? 'progress' : 'closed'}>
          {t(`editor.kind.${listingKind}`)}
        </StatusChip>
      ),
    },
    {
      key: 'stock',
      title: t('admin.column.stock'),
      align: 'end',
      sortable: true,
      cell: ({ available }) => number(available),
    },
    {
      key: 'price',
      phone: 'fact',
      title: t('admin.column.price'),
      align: 'end',
      sortable: true,
      cell: ({ price }) => <span className="font-semibold">{money(price, { exact: true })}</span>,
    },
  ];
  return (
    <>
      <PagedList
        title={t('admin.listings')}
        filters={
          <FilterChips
            table={table}
            choices={filters}
            chosen={filter}
            wordOf={(key) => t(`admin.listingState.${key}`)}
            onChoose={setFilter}
          />
        }
        table={table}
        query={listings}
        columns={columns}
        rowLabel={({ title }) => title || t('own.untitled')}
        rowActions={({ running, title }) => [
          {
            key: 'stop',
            label: t('admin.stopAuction'),
            icon: <OctagonX />,
            disabled: running === null,
            onSelect: () => running && setToStop({ lotId: running, title: title || t('own.untitled') }),
          },
        ]}
      />
      {toStop ? <StopLot lot={toStop} onClose={() => setToStop(null)} /> : null}
    </>
  );
}
