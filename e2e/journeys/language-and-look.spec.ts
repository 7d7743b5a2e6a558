import type { Page } from '@playwright/test';
import { expect, open, test } from '../quiet.ts';
import { overflow } from '../tour/what-to-see.ts';

const html = (page: Page) => page.locator('html');

test('a reader switches to Arabic: the page turns right-to-left, and stays so after a reload', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('button').click();
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/\p{Script=Arabic}/u);
  await expect(page).toHaveTitle(/\p{Script=Arabic}/u);

  await page.reload();
  await expect(html(page)).toHaveAttribute('lang', 'ar');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
  expect(logo?.x, 'the logo stands on the right').toBeGreaterThan(640);
});

test('a reader chooses the dark look, and it stays so after a reload', { tag: '@whole' }, async ({
  page,
}) => {
  await open(page, '/');
  // As it is once no colour turns into another any more.
  const paper = () =>
    page.evaluate(async () => {
      const turning = document.getAnimations().filter((one) => one instanceof CSSTransition);
      await Promise.allSettled(turning.map(({ finished }) => finished));
      return getComputedStyle(document.body).backgroundColor;
    });
  const light = await paper();
  await page.getByRole('contentinfo').getByRole('button').click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  const dark = await paper();
  expect(dark).not.toBe(light);

  await page.reload();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await paper()).toBe(dark);
});

test.describe('on a device set to Spanish', () => {
  test.use({ locale: 'es-ES' });

  test('the first visit is in Spanish', { tag: '@whole' }, async ({ page }) => {
    await open(page, '/');
    await expect(html(page)).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading', { name: 'En directo' }).first()).toBeVisible();
  });
});

test.describe('on a phone set to French, in letters twice as large', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 390, height: 844 } });

  test('nothing is wider than the screen, and the tabs keep apart', async ({ page }) => {
    await open(page, '/myorders');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect(page.getByRole('contentinfo')).toContainText('Confidentialité');
    expect(await overflow(page)).toEqual([]);
    const gaps = await page.getByRole('navigation', { name: 'Rubriques' }).evaluate((tabs) => {
      const boxes = [...tabs.children].map((tab) => {
        const range = document.createRange();
        range.selectNodeContents(tab);
        return range.getBoundingClientRect();
      });
      return boxes.slice(1).map(({ left }, i) => left - (boxes[i]?.right ?? 0));
    });
    expect(gaps).toHaveLength(4);
    expect(Math.min(...gaps)).toBeGreaterThan(3);
  });
});
