import type { ShopCard } from '@souk/shared/market/shops/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { placeOf } from '@/ui/place/place.ts';
import type { Column } from '@/ui/table/table.types.ts';
import { getAllShops } from '../api/get-all.ts';
import { ListPage } from './list-page.tsx';

export function ShopsList() {
  const t = useT();
  const { number } = useFormat();
  const { code } = useLanguage();
  const columns: Column<ShopCard>[] = [
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
      key: 'verified',
      phone: 'mark',
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
      key: 'followers',
      title: t('admin.column.followers'),
      align: 'end',
      sortable: true,
      cell: ({ followerCount }) => number(followerCount),
    },
  ];
  return (
    <ListPage
      title={t('admin.shops')}
      query={useQuery(getAllShops())}
      columns={columns}
      wordsOf={({ name, city, country }) => [name, city, country].filter(Boolean).join(' ')}
      sortValues={{
        name: ({ name }) => name,
        rating: ({ rating }) => rating ?? 0,
        followers: ({ followerCount }) => followerCount,
      }}
    />
  );
}
