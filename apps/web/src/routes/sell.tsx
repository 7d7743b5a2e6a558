import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { PageOutlet } from '@/app/page-outlet.tsx';
import { defineScreen } from '@/app/screen.ts';
import { SellFrame } from '@/features/desk/seller-home/ui/sell-frame.tsx';
import { getShop } from '@/features/market/shops/api/get-shop.ts';
import { getShopOrders } from '@/features/money/orders/selling/api/shop-orders.ts';
import { useCounts } from '@/platform/counts/counts.store.ts';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/sell',
  head: ({ t }) => ({ title: t('sell.home'), noindex: true }),
  component: SellScreen,
});

function SellScreen() {
  const shopId = useSession((session) => session.user?.shopId?._id);
  // Signed out just now: the way to the sign-in is under way.
  return shopId ? <Sell shopId={shopId} /> : null;
}

function Sell({ shopId }: { shopId: string }) {
  const path = useLocation({ select: (location) => location.pathname });
  const messages = useCounts((counts) => counts.messages);
  const { data: shop } = useQuery(getShop(shopId));
  const { data: orders } = useInfiniteQuery(getShopOrders(shopId, 'all'));
  const toPack = orders?.pages[0]?.counts['to-pack'] ?? 0;
  return (
    <SellFrame path={path} shopId={shopId} shop={shop ?? null} waiting={{ orders: toPack, messages }}>
      <PageOutlet of="/sell" />
    </SellFrame>
  );
}
