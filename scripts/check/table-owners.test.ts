import { expect, test } from 'vitest';
import { checkTableOwners } from './table-owners.ts';

const shop = 'apps/server/src/features/market/shops/shop.repo.ts';
const problems = (path: string, text: string) => checkTableOwners([{ path, text }]);

test.each([
  ['an update', 'sql`\n    update lots set state = 1`'],
  ['an insert', "tx\n  .insertInto('lots')"],
  ['many at once', "insertAll(tx, 'lots', rows)"],
  ['a deletion', 'sql`delete from lots using shows`'],
  ['a document that is read by hand', "sql`select from live_documents where collection = 'x'`"],
  ['documents joined by hand', 'sql`select 1 from shows join live_documents d on true`'],
])('%s outside of the owner is told', (_what, text) => {
  expect(problems(shop, text)).toHaveLength(1);
});

test.each([
  ['apps/server/src/features/live/auctions/lots.repo.ts', 'sql`update lots set state = 1`'],
  ['apps/server/src/platform/live/live-documents.ts', 'sql`select data from live_documents`'],
  [shop, 'sql`select from lots where id = 1`'],
  [shop, 'sql`update lots_seen set at = 1`'],
  ['apps/server/src/features/live/auctions/lots.test.ts', 'sql`select from live_documents`'],
])('%s may say %s', (path, text) => {
  expect(problems(path, text)).toEqual([]);
});
