import { expect, test } from 'vitest';
import { operatorSets } from '../../../testing/arranged.fixture.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { vaseAndBuyer } from '../../../testing/paying.fixture.ts';

const transfer = { way: 'transfer', on: true, payee: 'Ana Halden', account: 'DK50 0040 0440', words: '' };

test('a shop says how it is paid without a card, among what its market allows, and nobody else sees or sets it', async () => {
  await using app = await buildTestApp();
  const { shop, seller, buyer } = await vaseAndBuyer(app);
  const url = `/api/shops/${shop.id}/ways-to-pay`;
  expect((await seller.get(url)).body).toEqual({ ways: [], allowed: [], days: 5 });
  await operatorSets(app.db, { arranged: { ways: ['transfer'], days: 3 } });
  const { status, body } = await seller.put(url, { ways: [transfer] });
  expect([status, body]).toEqual([200, { ways: [transfer], allowed: ['transfer'], days: 3 }]);
  expect((await buyer.get(url)).status).toBe(403);
  expect((await buyer.put(url, { ways: [] })).status).toBe(403);
});

test.each([
  [{ ...transfer, payee: '' }, 'ways.0.payee'],
  [{ ...transfer, account: ' ' }, 'ways.0.account'],
  [{ ...transfer, way: 'gold' }, 'ways.0.way'],
  [{ ...transfer, account: '\u0000' }, 'ways.0.account'],
  [{ ...transfer, words: 'x'.repeat(501) }, 'ways.0.words'],
])('%j is refused by its field', async (way, field) => {
  await using app = await buildTestApp();
  const { shop, seller } = await vaseAndBuyer(app);
  const { status, body } = await seller.put(`/api/shops/${shop.id}/ways-to-pay`, { ways: [way] });
  expect([status, body.error.details?.[0]?.field]).toEqual([400, field]);
});
