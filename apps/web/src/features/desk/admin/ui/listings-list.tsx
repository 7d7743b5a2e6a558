import type { ProductCard } from '@souk/shared/market/catalog/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import type { Column } from '@/ui/table/table.types.ts';
import { getAllListings } from '../api/get-all.ts';
import { ListPage } from './list-page.tsx';

export function ListingsList() {
  const t = useT();
  const { number, money } = useFormat();
  const columns: Column<ProductCard>[] = [
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
          <span className="line-clamp-1 max-sm:line-clamp-2">{title}</span>
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
      key: 'kind',
      phone: 'mark',
      title: t('admin.column.kind'),
      cell: ({ listingKind }) => (
        <StatusChip tone={listingKind === 'auction' ? 'progress' : 'closed'}>
          {t(`selling.kind.${listingKind}`)}
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
      cell: ({ lot, price }) => (
        <span className="font-semibold">{money(lot?.price ?? price, { exact: true })}</span>
      ),
    },
  ];
  return (
    <ListPage
      title={t('admin.listings')}
      query={useQuery(getAllListings())}
      columns={columns}
      wordsOf={({ title, shop }) => `${title} ${shop.name}`}
      sortValues={{
        title: ({ title }) => title,
        shop: ({ shop }) => shop.name,
        stock: ({ available }) => available,
        price: ({ lot, price }) => (lot?.price ?? price).amount,
      }}
    />
  );
}
