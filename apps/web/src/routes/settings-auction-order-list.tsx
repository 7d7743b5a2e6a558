import { defineScreen } from '@/app/screen.ts';
import { getAuctionSales } from '@/features/live/auction-lists/api/auction-lists.ts';
import { SalesList } from '@/features/live/auction-lists/ui/sales-list.tsx';
import { SellerChoicesOf } from './parts/seller-choices-of.tsx';

export const screen = defineScreen({
  path: '/settings/auction/order-list/$id',
  load: ({ queryClient, params: { id } }) => queryClient.ensureInfiniteQueryData(getAuctionSales(id)),
  head: ({ t }) => ({ title: t('screen.settingsAuctionOrders'), noindex: true }),
  component: ({ params }) => (
    <SalesList
      key={params.id}
      id={params.id}
      choices={(lotId) => <SellerChoicesOf lotId={lotId} className="w-full" />}
    />
  ),
});
