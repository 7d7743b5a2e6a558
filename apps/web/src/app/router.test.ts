import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import type { AccessRule } from './access.ts';
import { createQueryClient } from './queries.ts';
import { createAppRouter, type RouterContext } from './router.tsx';

// Product §2, word for word.
const paths: [path: string, access: AccessRule][] = [
  ['/', 'public'],
  ['/login', 'public'],
  ['/categories/$categoryId', 'public'],
  ['/search/$keyword', 'public'],
  ['/userguide', 'public'],
  ['/system-developer', 'public'],
  ['/system-developer/ui', 'public'],
  ['/messaging', 'login'],
  ['/messaging/$userId', 'login'],
  ['/bankdetails', 'login'],
  ['/favorites', 'login'],
  ['/profile/$userId', 'login'],
  ['/verify/$userId', 'login'],
  ['/shop/$shopId', 'public'],
  ['/shop/edit/$shopId', 'ownShop'],
  ['/shop/add/$shopId', 'ownShop'],
  ['/shop/new', 'login'],
  ['/event/$shopId', 'public'],
  ['/event/edit/$productId', 'ownShop'],
  ['/event/add/$shopId', 'ownShop'],
  ['/event/check-in/$productId', 'shop'],
  ['/event-view/$productId', 'public'],
  ['/product/$productId', 'public'],
  ['/product/edit/$productId', 'ownShop'],
  ['/checkout', 'login'],
  ['/live/$roomId', 'public'],
  ['/createtokshow', 'shop'],
  ['/myorders', 'public'],
  ['/wallet', 'login'],
  ['/sell', 'shop'],
  ['/sell/orders', 'shop'],
  ['/sell/orders/$orderId', 'shop'],
  ['/sell/coupons', 'shop'],
  ['/sell/shows', 'shop'],
  ['/sell/events', 'shop'],
  ['/sell/offers', 'shop'],
  ['/sell/reviews', 'shop'],
  ['/settings', 'login'],
  ['/settings/shipping-method', 'shop'],
  ['/settings/import-products', 'shop'],
  ['/settings/payout', 'shop'],
  ['/settings/auction/order-list/$id', 'login'],
  ['/settings/auction/participate-list', 'login'],
  ['/admin', 'staff'],
  ['/admin/users', 'staff'],
];

test.each(paths)('%s is there, for %s', (path, access) => {
  const { routesByPath } = routerAt('/');
  const route = Object.entries(routesByPath).find(([known]) => known === path)?.[1];
  expect(route?.options.staticData?.access).toBe(access);
});

test('every route has its screen, and every screen its route', () => {
  const { routesById } = routerAt('/');
  const named = Object.values(routesById).map(({ options }) => options.staticData?.screen);
  const files = Object.keys(import.meta.glob('../routes/*.tsx')).map(
    (file) => /([\w-]+)\.tsx$/.exec(file)?.[1],
  );
  expect(named.filter((name) => name !== undefined).sort()).toEqual(files.sort());
});

test.each(paths.filter(([path]) => /\$\w*[iI]d\b/.test(path)))(
  'an id in capitals at %s is the same id',
  (path) => {
    const id = '0199aaaa-0000-7000-8000-00000000000f';
    const router = routerAt('/');
    const matches = router.matchRoutes(path.replace(/\$\w+/, id.toUpperCase()), {});
    expect(Object.values(matches.at(-1)?.params ?? {})).toEqual([id]);
  },
);

test.each(['../../admin', 'a/b', '<script>', 'a?b=1', 'x'.repeat(101), '\0', ''])(
  '%j is nobody’s page',
  (part) => {
    const { matchRoutes } = routerAt('/');
    for (const [path] of paths.filter(([path]) => /\$\w*[iI]d\b/.test(path))) {
      const at = path.replace(/\$\w+/, encodeURIComponent(part));
      expect(matchRoutes(at, {}).flatMap(({ params }) => Object.values(params))).not.toContain(part);
    }
  },
);

function routerAt(path: string) {
  const context = { queryClient: createQueryClient() } as RouterContext;
  return createAppRouter(context, createMemoryHistory({ initialEntries: [path] }));
}
