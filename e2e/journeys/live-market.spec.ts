import { demoWorld } from '../demo-world.ts';
import { expect, open, test } from '../quiet.ts';

test('the price and the ring of a live lot move by themselves on the landing', async ({ page }) => {
  await open(page, '/');
  const shows = page.getByRole('list', { name: 'Live now' }).getByRole('article');
  const rings = async () => (await shows.getByRole('timer').allTextContents()).join(' ');
  const prices = async () => (await shows.getByText(/^\$[\d,.]+$/).allTextContents()).join(' ');
  // Between two lots a card has no price.
  await expect.poll(prices, { timeout: 30_000 }).toContain('$');
  const before = { rings: await rings(), prices: await prices() };
  await expect.poll(rings).not.toBe(before.rings);
  // The row asks every five seconds; of a dozen lots someone bids on one within a few of them.
  await expect.poll(prices, { timeout: 30_000 }).not.toBe(before.prices);
});

test.describe('with letters twice as large', () => {
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
  ] as const) {
    test(`at ${width} px a room still says whose it is, and its bid button stays in sight`, {
      tag: '@whole',
    }, async ({ page, request }) => {
      const { liveShow } = await demoWorld(request);
      const { shop } = await (await request.get(`/api/shows/${liveShow}`)).json();
      await page.setViewportSize({ width, height });
      await open(page, `/live/${liveShow}`);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      const name = page.getByRole('region', { name: 'Stage' }).getByText(shop.name, { exact: true });
      // Seven letters or so; it was a sliver beside the button.
      expect((await name.boundingBox())?.width).toBeGreaterThan(100);
      const bidding = page.getByRole('region', { name: 'Bidding' });
      const column = bidding.locator('..');
      expect(await column.evaluate((all) => all.scrollHeight - all.clientHeight)).toBeLessThanOrEqual(0);
      const box = await bidding.getByRole('button').last().boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    });
  }
});
