import type { AppSettings } from '@souk/shared/settings/schema.ts';
import type { QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  notFound,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { everyWord, type LanguageStore } from '@/platform/i18n/index.ts';
import { type AccessRule, decideAccess, wayOn } from './access.ts';
import { FailedPage, MissingPage } from './fallbacks.ts';
import { ForbiddenError } from './forbidden.ts';
import type { LayoutRule } from './layout/layouts.tsx';
import { screenPending } from './navigation/pending.store.tsx';
import { canonicalParams } from './path-params.ts';
import { RootLayout } from './root-layout.tsx';
import type { ScreenName } from './screen-names.ts';
import { loadScreen, screenComponent } from './screens.tsx';
import { parseSearch, type Search, stringifySearch } from './search.ts';
import { ownerShopId, visitorNow } from './visitor.ts';

const root = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  validateSearch: (search: Record<string, unknown>) => search as Search,
});

// Every screen (product §2): path, file in routes/, who may open it, the frame around it.
const settings = screen(root, '/settings', 'settings', 'login');
const messaging = screen(root, '/messaging', 'messaging', 'login', 'shared-pane');
const admin = screen(root, '/admin', 'admin', 'staff', 'admin');

const tree = root.addChildren([
  screen(root, '/', 'landing', 'public'),
  screen(root, '/login', 'login', 'public', 'immersive'),
  screen(root, '/categories/$categoryId', 'category', 'public'),
  screen(root, '/categories/$categoryId/sold', 'category-sold', 'public'),
  screen(root, '/search/$keyword', 'search', 'public'),
  screen(root, '/userguide', 'userguide', 'public'),
  screen(root, '/system-developer', 'system-developer', 'public'),
  screen(root, '/system-developer/outbox', 'system-developer-outbox', 'public'),
  screen(root, '/system-developer/ui', 'system-developer-ui', 'public', 'immersive'),
  messaging.addChildren([
    screen(messaging, '/', 'messaging-new', 'login', 'shared-pane'),
    screen(messaging, '/$userId', 'conversation', 'login', 'shared-pane'),
  ]),
  screen(root, '/bankdetails', 'bankdetails', 'login', 'shared'),
  screen(root, '/favorites', 'favorites', 'login'),
  screen(root, '/profile/$userId', 'profile', 'login'),
  screen(root, '/verify/$userId', 'verify', 'login'),
  screen(root, '/first-admin', 'first-admin', 'login'),
  screen(root, '/shop/new', 'shop-new', 'login'),
  screen(root, '/shop/$shopId', 'shop', 'public'),
  screen(root, '/shop/edit/$shopId', 'shop-edit', 'ownShop', 'seller'),
  screen(root, '/shop/add/$shopId', 'product-add', 'ownShop', 'immersive'),
  screen(root, '/shop/products/$shopId', 'own-products', 'ownShop', 'seller'),
  screen(root, '/event/$shopId', 'events', 'public'),
  screen(root, '/event/edit/$productId', 'event-edit', 'ownShop', 'immersive'),
  screen(root, '/event/add/$shopId', 'event-add', 'ownShop', 'immersive'),
  screen(root, '/event/check-in/$productId', 'check-in', 'shop', 'seller'),
  screen(root, '/event-view/$productId', 'event-view', 'public'),
  screen(root, '/product/$productId', 'product', 'public', 'product'),
  screen(root, '/product/$productId/sold', 'product-sold', 'public'),
  screen(root, '/product/edit/$productId', 'product-edit', 'ownShop', 'immersive'),
  screen(root, '/checkout', 'checkout', 'login', 'immersive'),
  screen(root, '/live/$roomId', 'live-room', 'public', 'room'),
  screen(root, '/live/$roomId/report', 'show-report', 'shop', 'seller'),
  screen(root, '/camera', 'camera', 'public', 'immersive'),
  screen(root, '/clips/$clipId', 'clip', 'public'),
  screen(root, '/lots/$lotId/log', 'lot-log', 'public'),
  screen(root, '/giveaways/$giveawayId', 'giveaway', 'public'),
  screen(root, '/createtokshow', 'createtokshow', 'shop', 'seller'),
  screen(root, '/myorders', 'myorders', 'public'),
  screen(root, '/wallet', 'wallet', 'login', 'shared'),
  screen(root, '/sell', 'sell-home', 'shop', 'seller'),
  screen(root, '/sell/orders', 'sell-orders', 'shop', 'seller'),
  screen(root, '/sell/orders/$orderId', 'sell-order', 'shop', 'seller'),
  screen(root, '/sell/coupons', 'sell-coupons', 'shop', 'seller'),
  screen(root, '/sell/shows', 'sell-shows', 'shop', 'seller'),
  screen(root, '/sell/events', 'sell-events', 'shop', 'seller'),
  screen(root, '/sell/offers', 'sell-offers', 'shop', 'seller'),
  screen(root, '/sell/reviews', 'sell-reviews', 'shop', 'seller'),
  settings.addChildren([
    screen(settings, '/', 'settings-address', 'login'),
    screen(settings, '/cards', 'settings-cards', 'login'),
    screen(settings, '/account', 'settings-account', 'login'),
    screen(settings, '/security', 'settings-security', 'login'),
    screen(settings, '/people', 'settings-people', 'login'),
    screen(settings, '/limits', 'settings-limits', 'login'),
    screen(settings, '/notifications', 'settings-notifications', 'login'),
    screen(settings, '/shipping-method', 'settings-shipping-method', 'shop', 'seller'),
    screen(settings, '/import-products', 'settings-import-products', 'shop', 'seller'),
    screen(settings, '/payout', 'settings-payout', 'shop', 'seller'),
    screen(settings, '/auction/order-list/$id', 'settings-auction-order-list', 'login', 'shared'),
    screen(settings, '/auction/participate-list', 'settings-auction-participate-list', 'login', 'shared'),
  ]),
  admin.addChildren([
    screen(admin, '/', 'admin-dashboard', 'staff', 'admin'),
    screen(admin, '/users', 'admin-users', 'staff', 'admin'),
    screen(admin, '/verifications', 'admin-verifications', 'staff', 'admin'),
    screen(admin, '/shops', 'admin-shops', 'staff', 'admin'),
    screen(admin, '/listings', 'admin-listings', 'staff', 'admin'),
    screen(admin, '/categories', 'admin-categories', 'staff', 'admin'),
    screen(admin, '/shows', 'admin-shows', 'staff', 'admin'),
    screen(admin, '/orders', 'admin-orders', 'staff', 'admin'),
    screen(admin, '/orders/$orderId', 'admin-order', 'staff', 'admin'),
    screen(admin, '/disputes', 'admin-disputes', 'staff', 'admin'),
    screen(admin, '/reports', 'admin-reports', 'staff', 'admin'),
    screen(admin, '/bids', 'admin-bids', 'staff', 'admin'),
    screen(admin, '/tips', 'admin-tips', 'staff', 'admin'),
    screen(admin, '/payouts', 'admin-payouts', 'staff', 'admin'),
    screen(admin, '/coupons', 'admin-coupons', 'staff', 'admin'),
    screen(admin, '/payments', 'admin-payments', 'staff', 'admin'),
    screen(admin, '/taxes', 'admin-taxes', 'staff', 'admin'),
    screen(admin, '/fees', 'admin-fees', 'staff', 'admin'),
    screen(admin, '/ledger', 'admin-ledger', 'staff', 'admin'),
    screen(admin, '/settings', 'admin-settings', 'staff', 'admin'),
    screen(admin, '/languages', 'admin-languages', 'staff', 'admin'),
    screen(admin, '/userguide', 'admin-userguide', 'staff', 'admin'),
    screen(admin, '/audit', 'admin-audit', 'staff', 'admin'),
    screen(admin, '/jobs', 'admin-jobs', 'staff', 'admin'),
  ]),
]);

export type RouterContext = {
  queryClient: QueryClient;
  language: LanguageStore;
  settings: AppSettings;
  /** What the server has already found under the address the page was opened with. */
  first?: { href: string; missing: boolean } | undefined;
};
export type AppRouter = ReturnType<typeof createAppRouter>;

export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree: tree,
    context,
    ...(history ? { history } : {}),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadDelay: 60,
    defaultPreloadStaleTime: 0,
    // A navigation's skeleton is shown by PendingNavigation.
    defaultPendingMs: Number.POSITIVE_INFINITY,
    // On the server it would write an inline script, which the content policy forbids.
    scrollRestoration: !import.meta.env.SSR,
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: MissingPage,
  });
}

function screen<Parent extends AnyRoute, const Path extends string>(
  parent: Parent,
  path: Path,
  name: ScreenName,
  access: AccessRule,
  layout: LayoutRule = 'market',
) {
  const route = createRoute({
    getParentRoute: () => parent,
    path,
    staticData: { screen: name, access, layout },
    // Only what everyone may see is drawn by the server: it does not know who is signed in.
    ssr: access === 'public',
    beforeLoad: ({ location, params, search }) => {
      admit(access, location.href, params);
      const further = wayOn(name, visitorNow(), search);
      if (further) throw redirect({ href: further });
    },
    loaderDeps: ({ search }: { search: Search }) => search,
    loader: async ({ params, deps, context: inherited, abortController, cause, location }) => {
      const { queryClient, settings, language, first } = inherited as unknown as RouterContext;
      if (first?.href === location.href && first.missing) throw notFound();
      const signal = abortController.signal;
      const [data] = await Promise.all([
        loadScreen(name, {
          params,
          search: deps,
          queryClient,
          settings,
          language: language.getState().code,
          signal,
          cause,
        }),
        first ? undefined : everyWord(language),
      ]);
      return data;
    },
    component: screenComponent(name, access),
    pendingComponent: screenPending(name),
  });
  // Said here, as the types of the router would take it for another set of parameters.
  Object.assign(route.options, { params: { parse: canonicalParams } });
  return route;
}

/** Lets a visitor through, or says where to go instead. */
function admit(access: AccessRule, path: string, params: unknown): void {
  const decision = decideAccess(access, visitorNow(), { path, shopId: ownerShopId(params) });
  if (decision.kind === 'redirect')
    throw redirect({ to: decision.to, search: { return: decision.returnTo } });
  if (decision.kind === 'forbidden') throw new ForbiddenError();
  if (decision.kind === 'missing') throw notFound();
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    screen?: ScreenName;
    access?: AccessRule;
    layout?: LayoutRule;
  }
}
