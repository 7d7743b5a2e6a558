import { demoWorld, type TourWorld, tourWorld } from '../demo-world.ts';
import { forgetWords } from '../forget-words.ts';
import { type Person, stateOf } from '../people.ts';
import { expect, open, test } from '../quiet.ts';
import { type Stop, sharedStops, shownStops } from '../tour/stops.ts';
import { missingWords } from '../tour/what-to-see.ts';

test.describe('a buyer who opens the market anew', () => {
  test.use({ storageState: stateOf('buyer') });

  test('reads what only they see before touching anything', async ({ context, page }) => {
    await forgetWords(context);
    await open(page, '/');
    await expect(page.getByRole('button', { name: 'Following' })).toBeVisible();
  });
});

test.describe('the owner of a shop', () => {
  test.use({ storageState: stateOf('seller') });

  test('reads every word of their own events and of the system’s state after a reload', {
    tag: '@whole',
  }, async ({ context, page, request }) => {
    await forgetWords(context);
    const { own } = await demoWorld(request);
    await open(page, `/event/${own.shop}?view=own`);
    await expect(page.getByRole('link', { name: /^Drafts/ })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Event', exact: true })).toBeVisible();
    await open(page, '/system-developer');
    await expect(page.getByRole('listitem').filter({ hasText: /^Database(?! schema)/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: /^Database(?! schema)/ })).toBeVisible();
  });
});

// The tour opens its own pages so; these it opens for others.
const others: Record<Person, (world: TourWorld) => Stop[]> = {
  // All who are signed in are led on from the doors, and are shown the same parts in the gallery.
  buyer: sharedStops,
  seller: shownStops,
  admin: shownStops,
};
// Most of opening a page is waiting.
const atOnce = 4;

for (const [viewer, stopsOf] of Object.entries(others) as Array<[Person, (typeof others)[Person]]>) {
  test(`no page lacks a word when the ${viewer} opens it`, { tag: '@whole' }, async ({
    browser,
    baseURL,
    request,
  }) => {
    // Many pages, with all that they fetch: where the cores are shared, that takes its time.
    test.setTimeout(180_000);
    const world = await tourWorld(request);
    const { own } = world;
    const paths = stopsOf(world).map(({ path }) => path);
    if (viewer === 'seller')
      paths.push(`/shop/${own.shop}`, `/product/${own.product}`, `/event-view/${own.event}`);
    const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: stateOf(viewer) });
    await forgetWords(context);
    const missing: Record<string, string[]> = {};
    const walk = async () => {
      const page = await context.newPage();
      for (let path = paths.pop(); path; path = paths.pop()) {
        await test.step(path, async () => {
          await open(page, path);
          await page.waitForLoadState('networkidle', { timeout: 60_000 });
        });
        const words = await missingWords(page);
        if (words.length > 0) missing[path] = words;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, walk));
    expect(missing).toEqual({});
    await context.close();
  });
}
