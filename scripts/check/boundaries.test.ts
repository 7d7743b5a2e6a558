import { expect, test } from 'vitest';
import { checkBoundaries } from './boundaries.ts';

const complaints = (path: string, specifier: string, how = 'import { x } from') =>
  checkBoundaries([{ path, text: `${how} '${specifier}';\n` }]);

test.each([
  [
    'apps/server/src/platform/http/x.ts',
    '../../features/market/shops/index.ts',
    'platform may not know features',
  ],
  [
    'apps/server/src/features/market/shops/shop.service.ts',
    '../catalog/product.repo.ts',
    'through its index.ts',
  ],
  [
    'apps/web/src/features/market/shops/ui/x.tsx',
    '@/features/market/catalog/ui/y.tsx',
    'they do not import each other',
  ],
  ['apps/web/src/ui/button/button.tsx', '../../features/market/shops/ui/x.tsx', 'ui may not know features'],
  ['apps/web/src/main.tsx', '../../server/src/app.ts', 'meet in packages/shared only'],
  ['packages/shared/src/money.ts', 'node:fs', 'shared does no I/O'],
  ['apps/server/src/features/market/shops/x.ts', '../../live/shows/index.ts', 'market may not know live'],
  [
    'packages/shared/src/talk/messaging/schema.ts',
    '../../market/offers/schema.ts',
    'talk may not know market',
  ],
  ['packages/shared/src/paging.ts', './desk/audit/schema.ts', 'outside of the districts may not know desk'],
])('%s may not import %s', (path, specifier, reason) => {
  const found = complaints(path, specifier);
  expect(found.join()).toContain(reason);
});

test.each([
  ['apps/server/src/features/market/shops/shop.service.ts', '../catalog/index.ts'],
  ['apps/server/src/features/market/shops/shop.service.ts', '../../../platform/errors/failure.ts'],
  ['apps/server/src/features/live/shows/x.ts', '../../market/shops/index.ts'],
  ['apps/server/src/features/desk/index.ts', './audit/index.ts'],
  ['apps/server/src/platform/audit/record.ts', '@souk/shared/desk/audit/schema.ts'],
  ['apps/server/src/seed/seed.ts', '../features/market/shops/shop.builder.ts'],
  ['apps/web/src/routes/landing.tsx', '@/features/market/catalog/ui/y.tsx'],
  ['apps/web/src/features/market/shops/ui/x.tsx', '@/ui/button/button.tsx'],
  ['apps/web/src/features/market/shops/ui/x.tsx', '@souk/shared/money.ts'],
  ['packages/live/src/hub.ts', 'node:net'],
])('%s may import %s', (path, specifier) => {
  expect(complaints(path, specifier)).toEqual([]);
});

test('a lazy import is an import', () => {
  const text = "const page = () => import('../catalog/product.repo.ts');";
  expect(checkBoundaries([{ path: 'apps/server/src/features/market/shops/x.ts', text }])).toHaveLength(1);
});
