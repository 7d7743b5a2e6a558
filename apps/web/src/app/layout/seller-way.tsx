import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { ShoppingBag } from 'lucide-react';
import { getSellerHome } from '@/features/desk/seller-home/api/get-seller-home.ts';
import { SellBar, SellSide } from '@/features/desk/seller-home/ui/sell-side.tsx';
import { getShop } from '@/features/market/shops/api/get-shop.ts';
import { useOrderNews } from '@/features/money/orders/model/use-order-news.ts';
import { useCounts } from '@/platform/counts/counts.store.ts';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { CountMark } from '@/ui/badge/count-mark.tsx';
import { NotificationsButton } from './notifications-button.tsx';

/** Before every page of a seller. Who signed out just now has none: the way to the sign-in is under way. */
export function SellerSide() {
  const user = useSession((session) => session.user);
  const shopId = user?.shopId?._id;
  return user && shopId ? <Side userId={user._id} shopId={shopId} /> : null;
}

function Side({ userId, shopId }: { userId: string; shopId: string }) {
  useOrderNews(userId);
  const { data: shop } = useQuery(getShop(shopId));
  return <SellSide {...useWay(shopId)} shop={shop ?? null} own={ownAt} />;
}

const ownAt = (place: 'side' | 'top') => (
  <>
    {/* Of the two the width shows one; a panel in what is hidden would not open. */}
    <NotificationsButton id={`notifications-${place}`} atButton={place === 'side'} className={iconLink} />
    <CartLink />
  </>
);

/** Sellers buy too; what they put in stays in sight. */
function CartLink() {
  const t = useT();
  const count = useCounts((counts) => counts.cart);
  return (
    <Link to="/checkout" aria-label={t('nav.cart', { count })} className={iconLink}>
      <ShoppingBag size={20} strokeWidth={1.8} aria-hidden="true" />
      <CountMark count={count} tone="accent" />
    </Link>
  );
}

const iconLink =
  'relative grid size-11 shrink-0 place-items-center rounded-12 text-ink-2 hover:bg-hover hover:text-ink-1';

/** After it, at the foot of a phone. */
export function SellerBar() {
  const shopId = useSession((session) => session.user?.shopId?._id);
  return shopId ? <Bar shopId={shopId} /> : null;
}

function Bar({ shopId }: { shopId: string }) {
  return <SellBar {...useWay(shopId)} />;
}

function useWay(shopId: string) {
  const path = useLocation({ select: (location) => location.pathname });
  const messages = useCounts((counts) => counts.messages);
  const { data: home } = useQuery(getSellerHome(shopId));
  return { path, shopId, waiting: { orders: home?.waiting.toPack ?? 0, messages } };
}
