import { expect, open, test } from '../quiet.ts';

test('the price and the ring of a live lot move by themselves on the landing', async ({ page }) => {
  await open(page, '/');
  const shows = page.getByRole('list', { name: 'Live now' }).getByRole('article');
  const rings = async () => (await shows.getByRole('timer').allTextContents()).join(' ');
  const prices = async () => (await shows.getByText(/^\$[\d,.]+$/).allTextContents()).join(' ');
  const before = { rings: await rings(), prices: await prices() };
  expect(before.prices).toContain('$');
  await expect.poll(rings).not.toBe(before.rings);
  // The row asks every five seconds; of a dozen lots someone bids on one within a few of them.
  await expect.poll(prices, { timeout: 30_000 }).not.toBe(before.prices);
});
