import { expect, test } from 'vitest';
import { paperFor } from '../../../testing/papers.fixture.ts';
import { openShopToPay } from '../../../testing/payouts.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';

test('a seller downloads what a payout is made of, order by order, down to what arrived', async () => {
  await using market = await openShopToPay();
  const { app, owner, shop } = market;
  await market.hasAccount();
  await market.sell(8_000, 'SK-20431');
  await market.sell(4_500, 'SK-20432');
  await market.fill(50_000);
  await market.ask(12_000);
  const [payout] = await market.list();
  const url = `/api/shops/${shop.id}/payouts/${payout._id}/statement.pdf`;
  const { text, name } = await paperFor(app, owner, url);
  expect(name).toBe(`statement-${payout.number}.pdf`);
  for (const words of ['Payout statement', payout.number, 'SK-20431', 'SK-20432', payout.last4])
    expect(text).toContain(words);
  // Each order: what was paid, commission, payment fee, what is left; then their sum, what was paid out and what stays.
  for (const amount of [
    '$81.50',
    '-$1.00',
    '-$0.50',
    '$80.00',
    '$46.50',
    '$45.00',
    '$125.00',
    '$120.00',
    '$5.00',
  ])
    expect(text).toContain(amount);
  // No tax was withheld, and nothing has no minus.
  expect(text).toContain('$0.00');
  expect(text).not.toContain('-$0.00');
  // As its screens write it, and on one line.
  const arabic = (await paperFor(app, owner, url, 'ar')).text;
  expect(arabic).toContain('٨١٫٥٠');
  expect(arabic).not.toContain('US');

  const stranger = await buildUser(app.db);
  const other = await buildShop(app.db, { owner_id: stranger.id });
  const own = `/api/shops/${other.id}/payouts/${payout._id}/statement.pdf`;
  expect([(await paperFor(app, stranger, url)).status, (await paperFor(app, stranger, own)).status]).toEqual([
    403, 404,
  ]);
});
