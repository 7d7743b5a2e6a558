import { randomUUID } from 'node:crypto';
import { keepCard } from '../buying.ts';
import { keepAddress, type Newcomer, test, tokenOf } from '../newcomers.ts';
import { stateOf, storedSession } from '../people.ts';
import { expect, open } from '../quiet.ts';
import { openShow } from '../running-show.ts';

// Bids are looked at once a minute.
const LOOKED_AT_MS = 90_000;
// As the seller’s.
const home = { country: 'DE', city: 'Berlin', postalCode: '12047' };

test('staff find two who live where the seller does, clear one and ban the other, who bids there no more', {
  tag: '@whole',
}, async ({ request, noor: cleared, arrive, windowOf }) => {
  test.slow();
  const [host, banned] = [await arrive('Mara Quill'), await arrive('Otto Brandt')];
  for (const one of [host, cleared, banned]) await keepAddress(request, one, home);
  for (const one of [cleared, banned]) await keepCard(request, tokenOf(one));
  const show = await openShow(request, host);
  const title = `Celadon vase ${randomUUID().slice(0, 8)}`;
  const lot = await show.start(title, 1_000, { seconds: 300 });
  const bid = (who: Newcomer, amount: number) => {
    const input = { id: randomUUID(), kind: 'once', amount: { amount, currency: 'USD' } };
    const headers = { authorization: `Bearer ${tokenOf(who)}` };
    return request.post(`/api/lots/${lot}/bids`, { data: input, headers });
  };
  for (const [n, who] of [cleared, banned, cleared].entries())
    expect((await bid(who, 2_000 + n * 500)).ok()).toBe(true);

  const headers = { authorization: `Bearer ${storedSession('admin').token}` };
  const isFound = async () => {
    const found = await (await request.get('/api/admin/bid-signals?perPage=100', { headers })).text();
    return found.includes(title);
  };
  await expect.poll(isFound, { timeout: LOOKED_AT_MS }).toBe(true);
  const page = await windowOf(stateOf('admin'));
  await open(page, '/admin/bids');
  const rows = page.getByRole('row').filter({ hasText: title });
  await expect(rows).toHaveCount(2);
  const decide = async (who: Newcomer, act: string, note: string) => {
    await rows.filter({ hasText: who.name }).getByRole('button', { name: who.name }).first().click();
    const drawer = page.getByRole('dialog', { name: 'Bidding signals' });
    await expect(drawer.getByText('Same address or phone as the seller')).toBeVisible();
    await expect(drawer.getByText('$25').first()).toBeVisible();
    await drawer.getByRole('button', { name: act }).click();
    const asked = page.getByRole('dialog').last();
    await asked.getByRole('textbox').fill(note);
    await asked.getByRole('button', { name: act }).click();
  };
  await decide(cleared, 'Clear', 'A neighbour, I rang.');
  await expect(page.getByText('Bidder cleared.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await decide(banned, 'Ban from shop', 'Same flat, raises every lot.');
  await expect(page.getByText('Bidder banned from the shop.')).toBeVisible();
  await expect(rows).toHaveCount(0);

  const refused = await bid(banned, 6_000);
  expect([refused.status(), (await refused.json()).error.code]).toEqual([403, 'bidding_blocked']);
  expect((await bid(cleared, 7_000)).ok()).toBe(true);
  await page.getByRole('button', { name: 'Banned' }).click();
  await expect(rows).toHaveCount(1);
});
