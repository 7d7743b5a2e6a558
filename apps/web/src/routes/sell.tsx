import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { PageOutlet } from '@/app/page-outlet.tsx';
import { defineScreen } from '@/app/screen.ts';
import { getSellerHome } from '@/features/desk/seller-home/api/get-seller-home.ts';
import { SellFrame } from '@/features/desk/seller-home/ui/sell-frame.tsx';
import { getShop } from '@/features/market/shops/api/get-shop.ts';
import { useOrderNews } from '@/features/money/orders/model/use-order-news.ts';
import { useCounts } from '@/platform/counts/counts.store.ts';
import { useSession } from '@/platform/session/session.store.ts';

export const screen = defineScreen({
  path: '/sell',
  head: ({ t }) => ({ title: t('sell.nav'), noindex: true }),
  component: SellScreen,
});

function SellScreen() {
  const user = useSession((session) => session.user);
  const shopId = user?.shopId?._id;
  // Signed out just now: the way to the sign-in is under way.
  return user && shopId ? <Sell userId={user._id} shopId={shopId} /> : null;
}

function Sell({ userId, shopId }: { userId: string; shopId: string }) {
  useOrderNews(userId);
  const path = useLocation({ select: (location) => location.pathname });
  const messages = useCounts((counts) => counts.messages);
  const { data: shop } = useQuery(getShop(shopId));
  const { data: home } = useQuery(getSellerHome(shopId));
  return (
    <SellFrame
      path={path}
      shopId={shopId}
      shop={shop ?? null}
      waiting={{ orders: home?.waiting.toPack ?? 0, messages }}
    >
      <PageOutlet of="/sell" />
    </SellFrame>
  );
}
