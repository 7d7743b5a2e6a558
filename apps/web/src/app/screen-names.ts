import type { SectionKey } from '@/features/desk/admin/model/sections.ts';

/** The files of `routes/`, one for each screen of the route table. */
export type ScreenName =
  | 'landing'
  | 'login'
  | 'category'
  | 'search'
  | 'userguide'
  | 'system-developer'
  | 'system-developer-outbox'
  | 'system-developer-ui'
  | 'messaging'
  | 'messaging-new'
  | 'conversation'
  | 'bankdetails'
  | 'favorites'
  | 'profile'
  | 'verify'
  | 'first-admin'
  | 'shop'
  | 'shop-new'
  | 'shop-edit'
  | 'product-add'
  | 'own-products'
  | 'events'
  | 'event-edit'
  | 'event-add'
  | 'event-view'
  | 'product'
  | 'product-edit'
  | 'checkout'
  | 'live-room'
  | 'createtokshow'
  | 'myorders'
  | 'wallet'
  | 'settings'
  | 'settings-address'
  | 'settings-account'
  | 'settings-security'
  | 'settings-people'
  | 'settings-limits'
  | 'settings-notifications'
  | 'settings-shipping-method'
  | 'settings-import-products'
  | 'settings-payout'
  | 'settings-auction-order-list'
  | 'settings-auction-participate-list'
  | 'admin'
  | `admin-${SectionKey}`;

/**
 * Screens that use the router's own data (`data` of their props) and never TanStack Query, so that opening
 * them does not load it.
 */
export const withoutQueries: ReadonlySet<ScreenName> = new Set<ScreenName>(['landing']);
