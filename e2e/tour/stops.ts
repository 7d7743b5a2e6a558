import type { TourWorld } from '../demo-world.ts';
import type { Person } from '../people.ts';

export interface Stop {
  name: string;
  path: string;
  /** In all looks; pages that differ only in who looks are examined once. */
  isExamined: boolean;
}

export type Viewer = Person | 'visitor';
type Paths = Record<string, string>;

/** What the server draws in the reader's own language. */
export const shownStops = (world: TourWorld): Stop[] => stopsAt(publicPaths(world));

/** What is drawn alike for all who are signed in. */
export const sharedStops = (world: TourWorld): Stop[] =>
  stopsAt({
    ...doorPaths(world),
    ...{ gallery: '/system-developer/ui', outbox: '/system-developer/outbox' },
  });

/** Every route of the app, by who looks at it, with real ids of the demo world in its place. */
export function stops(world: TourWorld): Record<Viewer, Stop[]> {
  const shown = publicPaths(world);
  return {
    visitor: [...shownStops(world), ...sharedStops(world)],
    buyer: [...stopsAt(shown, { isExamined: false }), ...stopsAt(buyerPaths(world))],
    seller: stopsAt(sellerPaths(world)),
    admin: stopsAt(adminPaths(world)),
  };
}

const publicPaths = (world: TourWorld): Paths => ({
  landing: '/',
  category: `/categories/${world.category}`,
  hall: '/categories/all',
  search: '/search/vase',
  'search-shows': '/search/*?tab=shows',
  'search-nothing': '/search/zzzzqqq',
  userguide: '/userguide',
  'system-developer': '/system-developer',
  shop: `/shop/${world.shop}`,
  'shop-events': `/event/${world.own.shop}`,
  event: `/event-view/${world.event}`,
  product: `/product/${world.product}`,
  'product-auction': `/product/${world.auction}`,
  'category-sold': `/categories/${world.category}/sold`,
  'product-sold': `/product/${world.auction}/sold`,
  'lot-log': `/lots/${world.lot}/log`,
  'lot-log-break': `/lots/${world.spot}/log`,
  giveaway: `/giveaways/${world.giveaway}`,
  clip: `/clips/${world.clip}`,
  camera: '/camera',
  'room-live': `/live/${world.liveShow}`,
  'room-before': `/live/${world.upcomingShow}`,
  myorders: '/myorders',
  'not-found': '/no-such-stall',
});

/** The sign-in page in each of its views. */
const doorPaths = (world: TourWorld): Paths => ({
  login: '/login',
  'login-to-bid': `/login?return=/live/${world.liveShow}`,
  'login-sign-up': '/login?view=sign-up&return=/checkout',
  'login-code': '/login?view=code',
  'login-forgotten': '/login?view=forgotten',
  'login-reset': '/login?reset=from-a-mail',
});

const buyerPaths = (world: TourWorld): Paths => ({
  messaging: '/messaging',
  conversation: `/messaging/${world.seller}`,
  bankdetails: '/bankdetails',
  favorites: '/favorites',
  'profile-own': `/profile/${world.buyer}`,
  'profile-other': `/profile/${world.seller}`,
  verify: `/verify/${world.buyer}`,
  'first-admin': '/first-admin?token=none',
  'shop-new': '/shop/new',
  checkout: '/checkout',
  wallet: '/wallet',
  'settings-address': '/settings',
  'settings-address-new': '/settings?edit=new',
  'settings-cards': '/settings/cards',
  'settings-limits': '/settings/limits',
  'settings-notifications': '/settings/notifications',
  'settings-account': '/settings/account',
  'settings-people': '/settings/people',
  'settings-security': '/settings/security',
  'settings-participate': '/settings/auction/participate-list',
  'settings-order-list': `/settings/auction/order-list/${world.liveShow}`,
});

const sellerPaths = ({ own }: TourWorld): Paths => ({
  sell: '/sell',
  'sell-orders': '/sell/orders',
  'sell-board': '/sell/orders?view=board',
  'sell-order': `/sell/orders/${own.order}`,
  'sell-coupons': '/sell/coupons',
  'sell-coupon-new': '/sell/coupons?edit=new',
  'sell-shows': '/sell/shows',
  'sell-events': '/sell/events',
  'sell-offers': '/sell/offers',
  'sell-reviews': '/sell/reviews',
  'shop-own': `/shop/${own.shop}`,
  'shop-edit': `/shop/edit/${own.shop}`,
  'own-products': `/shop/products/${own.shop}`,
  'product-add': `/shop/add/${own.shop}`,
  'product-edit': `/product/edit/${own.product}`,
  'event-add': `/event/add/${own.shop}`,
  'event-edit': `/event/edit/${own.event}`,
  'check-in': `/event/check-in/${own.event}`,
  'show-new': '/createtokshow',
  'show-report': `/live/${own.show}/report`,
  'settings-shipping': '/settings/shipping-method',
  'settings-import': '/settings/import-products',
  'settings-payout': '/settings/payout',
});

const adminPaths = ({ own }: TourWorld): Paths => ({
  'admin-dashboard': '/admin',
  ...Object.fromEntries(
    [
      'users',
      'verifications',
      'shops',
      'listings',
      'categories',
      'shows',
      'orders',
      'disputes',
      'reports',
      'bids',
      'payouts',
      'tips',
      'coupons',
      'payments',
      'taxes',
      'fees',
      'ledger',
      'settings',
      'languages',
      'userguide',
      'audit',
      'jobs',
    ].map((page) => [`admin-${page}`, `/admin/${page}`]),
  ),
  'admin-tax-new': '/admin/taxes?edit=new',
  'admin-order': `/admin/orders/${own.order}`,
});

function stopsAt(paths: Paths, { isExamined = true } = {}): Stop[] {
  return Object.entries(paths).map(([name, path]) => ({ name, path, isExamined }));
}
