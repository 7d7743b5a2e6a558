import { useRouterState } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';
import type { SectionKey } from '@/features/desk/admin/model/sections.ts';
import { AdminSkeleton } from '@/features/desk/admin/ui/admin-skeleton.tsx';
import { SellPageSkeleton } from '@/features/desk/seller-home/ui/sell-skeleton.tsx';
import { ProfileSkeleton } from '@/features/identity/accounts/ui/profile-skeleton.tsx';
import { SignInSkeleton } from '@/features/identity/accounts/ui/sign-in-skeleton.tsx';
import { AddressSkeleton } from '@/features/identity/settings/ui/addresses/address-skeleton.tsx';
import { PanelsSkeleton } from '@/features/identity/settings/ui/panels-skeleton.tsx';
import { ClipSkeleton } from '@/features/live/clips/ui/clip-skeleton.tsx';
import { RoomSkeleton } from '@/features/live/shows/ui/room-skeleton.tsx';
import { EditorSkeleton } from '@/features/market/catalog/edit/ui/editor-skeleton.tsx';
import { ProductSkeleton } from '@/features/market/catalog/ui/product-skeleton.tsx';
import { EventSkeleton } from '@/features/market/events/ui/event-skeleton.tsx';
import { LandingSkeleton } from '@/features/market/landing/ui/landing-skeleton.tsx';
import { ShopSkeleton } from '@/features/market/shops/ui/shop-skeleton.tsx';
import { CartSkeleton } from '@/features/money/cart/ui/cart-skeleton.tsx';
import { CheckoutSkeleton } from '@/features/money/checkout/ui/checkout-skeleton.tsx';
import { OrderSkeleton, OrdersSkeleton } from '@/features/money/orders/ui/order-skeleton.tsx';
import { ConversationSkeleton } from '@/features/talk/messaging/ui/conversation-skeleton.tsx';
import { MessagesSkeleton } from '@/features/talk/messaging/ui/messages-skeleton.tsx';
import {
  FormSkeleton,
  ListingSkeleton,
  OverviewSkeleton,
  RowsSkeleton,
  SideNavSkeleton,
  TableSkeleton,
} from '@/ui/skeleton/page-skeletons.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import type { ScreenName } from '../screen-names.ts';
import type { Search } from '../search.ts';

/**
 * What stands in a screen's place while its code and its data are under way. They come in one small file, soon after
 * the first page, so that they are there before the screens are.
 */
export function skeletonOf(screen: ScreenName): FunctionComponent {
  return isSection(screen) ? TableSkeleton : skeletons[screen];
}

type Section = `admin-${SectionKey}`;
const isSection = (screen: ScreenName): screen is Section =>
  screen.startsWith('admin-') && screen !== 'admin-order';

const SettingsSkeleton = () => (
  <SideNavSkeleton>
    <PanelsSkeleton />
  </SideNavSkeleton>
);
const CardsOnly = () => <ListingSkeleton filters={false} />;
const FewPanels = () => <PanelsSkeleton rows={3} />;
/** The place of one conversation, before one was chosen. */
const NoConversation = () => <Skeleton className="m-auto size-22" />;

/** Both stand under one path. */
function CartOrCheckout() {
  const isCheckout = useRouterState({ select: ({ location }) => Boolean((location.search as Search).id) });
  return isCheckout ? <CheckoutSkeleton /> : <CartSkeleton />;
}

const skeletons: Record<Exclude<ScreenName, Section>, FunctionComponent> = {
  landing: LandingSkeleton,
  login: SignInSkeleton,
  category: ListingSkeleton,
  search: ListingSkeleton,
  userguide: OverviewSkeleton,
  'system-developer': OverviewSkeleton,
  'system-developer-outbox': RowsSkeleton,
  'system-developer-ui': OverviewSkeleton,
  messaging: MessagesSkeleton,
  'messaging-new': NoConversation,
  conversation: ConversationSkeleton,
  bankdetails: FormSkeleton,
  favorites: CardsOnly,
  profile: ProfileSkeleton,
  verify: FormSkeleton,
  'first-admin': FormSkeleton,
  shop: ShopSkeleton,
  'shop-new': FormSkeleton,
  'shop-edit': FormSkeleton,
  'product-add': EditorSkeleton,
  'own-products': TableSkeleton,
  events: RowsSkeleton,
  'event-edit': EditorSkeleton,
  'event-add': EditorSkeleton,
  'event-view': EventSkeleton,
  'check-in': PanelsSkeleton,
  product: ProductSkeleton,
  'product-edit': EditorSkeleton,
  checkout: CartOrCheckout,
  'live-room': RoomSkeleton,
  'lot-log': RowsSkeleton,
  camera: RoomSkeleton,
  clip: ClipSkeleton,
  'category-sold': RowsSkeleton,
  'product-sold': RowsSkeleton,
  giveaway: RowsSkeleton,
  'show-report': RowsSkeleton,
  createtokshow: FormSkeleton,
  myorders: OrdersSkeleton,
  wallet: OverviewSkeleton,
  'sell-home': SellPageSkeleton,
  'sell-orders': TableSkeleton,
  'sell-order': OrderSkeleton,
  'sell-coupons': RowsSkeleton,
  'sell-shows': CardsOnly,
  'sell-events': TableSkeleton,
  'sell-offers': RowsSkeleton,
  'sell-reviews': RowsSkeleton,
  'admin-order': OrderSkeleton,
  settings: SettingsSkeleton,
  'settings-address': AddressSkeleton,
  'settings-cards': PanelsSkeleton,
  'settings-account': PanelsSkeleton,
  'settings-security': PanelsSkeleton,
  'settings-people': PanelsSkeleton,
  'settings-limits': PanelsSkeleton,
  'settings-notifications': PanelsSkeleton,
  'settings-shipping-method': FewPanels,
  'settings-import-products': FewPanels,
  'settings-payout': FewPanels,
  'settings-auction-order-list': PanelsSkeleton,
  'settings-auction-participate-list': PanelsSkeleton,
  admin: AdminSkeleton,
};
