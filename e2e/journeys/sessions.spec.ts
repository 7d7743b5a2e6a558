import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signIn, stateOf } from '../people.ts';
import { expect, open, test } from '../quiet.ts';

test('who signs out in one tab is signed out in the other', async ({ page, context }) => {
  await open(page, '/login?return=/wallet');
  await signIn(page, 'buyer');
  await expect(page).toHaveURL('/wallet');
  const other = await context.newPage();
  await open(other, '/favorites');
  await expect(other).toHaveURL('/favorites');

  await page.getByRole('button', { name: 'Open your menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/');
    await expect(tab.getByText('You’re signed out')).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const from of ['their profile', 'the settings'])
    test(`who signs out of ${from} stands at the front, and nobody asks them back in`, {
      tag: '@whole',
    }, async ({ page }) => {
      await open(page, '/login');
      await signIn(page, 'buyer');
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'You' }).click();
      const main = page.getByRole('main');
      const out = main.getByRole('button', { name: 'Sign out' });
      if (from === 'the settings') {
        await main.getByRole('link', { name: /^Settings/ }).click();
        await expect(page).toHaveURL('/settings');
        await expect(out).toBeInViewport({ ratio: 1 });
      }
      await out.click();
      await expect(page).toHaveURL('/');
      await expect(page.getByText('You’re signed out')).toBeVisible();
    });
});

/** The file that a screen's code is in. */
function fileOf(screen: string): string {
  const manifest = join(import.meta.dirname, '../../apps/web/dist/client/.vite/manifest.json');
  return JSON.parse(readFileSync(manifest, 'utf8'))[`src/routes/${screen}.tsx`].file;
}

test.describe('whose browser keeps no code', () => {
  test.use({ serviceWorkers: 'block' });

  test('signs out before a page of theirs has come, which then asks for nothing', { tag: '@whole' }, async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    const addresses = `**/${fileOf('settings-address')}`;
    await page.route(addresses, async (route) => {
      await held.promise;
      await route.continue();
    });
    await open(page, '/login');
    await signIn(page, 'buyer');
    const menu = page.getByRole('button', { name: 'Open your menu' });
    await menu.click();
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(page).toHaveURL('/settings');
    await menu.click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('You’re signed out')).toBeVisible();
    const here = page.waitForResponse(addresses);
    held.resolve();
    await here;
    await page.waitForTimeout(500);
  });
});

test('who signs out in front of what everybody may see goes on looking at it', { tag: '@whole' }, async ({
  page,
}) => {
  await open(page, '/login?return=/categories/all');
  await signIn(page, 'buyer');
  await expect(page).toHaveURL('/categories/all');
  await page.getByRole('button', { name: 'Open your menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('You’re signed out')).toBeVisible();
  await expect(page).toHaveURL('/categories/all');
});

test('who signs in in one tab is let through in the other', { tag: '@whole' }, async ({ page, context }) => {
  await open(page, '/login');
  const other = await context.newPage();
  await open(other, '/login?return=/wallet');
  await signIn(page, 'buyer');
  await expect(other).toHaveURL('/wallet');
});

test('who signs in in one tab is let through in another that was still coming to life', {
  tag: '@whole',
}, async ({ page, context }) => {
  await open(page, '/login');
  const held = Promise.withResolvers<void>();
  const other = await context.newPage();
  await other.route(`**/${fileOf('login')}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = other.waitForRequest(`**/${fileOf('login')}`);
  await other.goto('/login?return=/wallet', { waitUntil: 'commit' });
  await asked;
  await signIn(page, 'buyer');
  await expect(page).toHaveURL('/');
  held.resolve();
  await expect(other).toHaveURL('/wallet');
});

test.describe('a session that was ended from elsewhere', () => {
  test.use({ provoked: /status of 401/ });

  test('ends at the sign-in, which leads back', { tag: '@whole' }, async ({ page, context }) => {
    await open(page, '/login');
    await signIn(page, 'buyer');
    await expect(page).toHaveURL('/');
    // Ended from elsewhere: another browser, or by support.
    const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('souk-auth') ?? '{}').state);
    await context.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
    await page.goto('/wallet');
    await expect(page).toHaveURL('/login?return=%2Fwallet');
  });
});

test('a visitor who presses a heart is asked to sign in, and comes back to where it was', {
  tag: '@whole',
}, async ({ page }) => {
  await open(page, '/categories/all');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Save .* to favourites$/ })
    .first()
    .click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Sign in to save');
  await question.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/login?return=%2Fcategories%2Fall');
});

test.describe('a buyer', () => {
  test.use({ storageState: stateOf('buyer') });

  test('finds a heart where it was put, after a reload and among the favourites', { tag: '@whole' }, async ({
    page,
  }) => {
    const hearts = page.getByRole('main').getByRole('button', { name: /^Save .* to favourites$/ });
    const names = () => hearts.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    await open(page, '/favorites');
    await expect(hearts.first()).toBeVisible();
    const kept = await names();
    await open(page, '/categories/all');
    const name = (await names()).find((found) => !kept.includes(found)) ?? '';
    const heart = page.getByRole('main').getByRole('button', { name, exact: true });
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect((await saved).ok()).toBe(true);

    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('banner').getByRole('link', { name: 'Favourites' }).click();
    await expect(heart).toBeVisible();

    const taken = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await heart.click();
    expect((await taken).ok()).toBe(true);
  });
});
