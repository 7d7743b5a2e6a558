import type { Page } from '@playwright/test';
import { demoWorld } from '../demo-world.ts';
import { withMotion } from '../pictures-and-motion.ts';
import { expect, open, test } from '../quiet.ts';

test.use(withMotion);

test('the keyboard alone skips to the content, reaches the first show and opens it', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');

  const show = page.getByRole('list', { name: 'Live now' }).getByRole('link').first();
  const title = (await show.textContent()) ?? '';
  expect(await tabUntilFocused(page, title), 'a few steps lead from the skip link to the first card').toBe(
    true,
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/live\//);
  await expect(page).toHaveTitle(new RegExp(title.replace(/[^\p{L} ]/gu, '.'), 'u'));
});

test('the keyboard alone reaches the search from the top and searches', { tag: '@whole' }, async ({
  page,
}) => {
  await open(page, '/');
  expect(await tabUntilFocused(page, 'Search the market')).toBe(true);
  await page.keyboard.type('lamp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search/lamp');
});

test('whatever has the focus can be seen to have it', { tag: '@whole' }, async ({ page }) => {
  await open(page, '/');
  for (let step = 0; step < 15; step += 1) {
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at) return 'nothing has the focus';
      // A card's link draws its ring around the whole card, by a pseudo-element.
      const drawn = [getComputedStyle(at), getComputedStyle(at, '::after')].some(
        (style) => style.outlineStyle !== 'none' || style.boxShadow !== 'none',
      );
      return drawn ? '' : at.outerHTML.slice(0, 120);
    });
    expect(ring).toBe('');
  }
});

for (const [window, width, key] of [
  ['a phone', 390, 'Tab'],
  ['a desk', 1280, 'Shift+Tab'],
] as const)
  test(`whatever has the focus lies under no bar, on ${window}`, { tag: '@whole' }, async ({
    page,
    request,
  }) => {
    const { product } = await demoWorld(request);
    await page.setViewportSize({ width, height: 844 });
    await open(page, `/product/${product}`);
    if (key === 'Shift+Tab') await page.getByRole('contentinfo').getByRole('link').last().focus();
    for (let step = 0; step < 45; step += 1) {
      await page.keyboard.press(key);
      expect(await page.evaluate(barOverFocus)).toBe('');
    }
  });

/** Runs in the page: what is fixed, or sticks, over the middle of what has the focus. */
function barOverFocus(): string {
  const at = document.activeElement;
  if (!at || at === document.body) return '';
  const { x, y, width, height } = at.getBoundingClientRect();
  let over = document.elementFromPoint(x + width / 2, y + height / 2);
  while (over && !over.contains(at)) {
    if (/fixed|sticky/.test(getComputedStyle(over).position)) return at.outerHTML.slice(0, 120);
    over = over.parentElement;
  }
  return '';
}

/** Walks with the Tab key, at most twenty steps, until the named thing has the focus. */
async function tabUntilFocused(page: Page, name: string): Promise<boolean> {
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.getAttribute('aria-label') ?? at?.textContent?.trim() ?? '';
    });
    if (focused === name) return true;
  }
  return false;
}
