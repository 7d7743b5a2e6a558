import { demoWorld } from '../demo-world.ts';
import { signIn, stateOf } from '../people.ts';
import { expect, open, test } from '../quiet.ts';

for (const path of ['/wallet', '/checkout', '/settings/auction/participate-list']) {
  test(`a visitor who follows a link to ${path} signs in and arrives there`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?return=${encodeURIComponent(path)}`);
    await signIn(page, 'buyer');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('a wrong password', () => {
  test.use({ provoked: /status of 401/ });

  test('is said at the form, in words that do not tell whether the account exists', async ({ page }) => {
    const said: Array<string | null> = [];
    for (const email of ['buyer@souk.example', 'nobody@souk.example']) {
      await open(page, '/login');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('not-the-password');
      await page.getByRole('form').getByRole('button', { name: 'Sign in' }).click();
      said.push(await page.getByRole('form').getByRole('alert').textContent());
      await expect(page).toHaveURL('/login');
    }
    expect(said[0]).toBeTruthy();
    expect(said[0]).toBe(said[1]);
  });
});

test.describe('a signed-in buyer without a shop', () => {
  test.use({ storageState: stateOf('buyer') });

  test('who follows a link to /createtokshow is asked to open a shop first', { tag: '@whole' }, async ({
    page,
  }) => {
    await page.goto('/createtokshow');
    await expect(page).toHaveURL('/shop/new?return=%2Fcreatetokshow');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('has nothing to do at the sign-in, and is led on', { tag: '@whole' }, async ({ page }) => {
    await page.goto('/login?return=/favorites');
    await expect(page).toHaveURL('/favorites');
  });

  test('finds no admin area', { tag: '@whole' }, async ({ page }) => {
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'We can’t find that page' })).toBeVisible();
  });
});

test.describe('a seller', () => {
  test.use({ storageState: stateOf('seller') });

  test("who opens another shop's edit page is told so and shown the way to the own shop", async ({
    page,
    request,
  }) => {
    const { shop, own } = await demoWorld(request);
    await page.goto(`/shop/edit/${shop}`);
    await expect(page.getByRole('heading', { name: 'Only its owner can edit this' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to your shop' }).click();
    await expect(page).toHaveURL(`/shop/${own.shop}`);
  });

  test('opens the own edit page', { tag: '@whole' }, async ({ page, request }) => {
    const { own } = await demoWorld(request);
    await page.goto(`/shop/edit/${own.shop}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Only its owner can edit this')).toBeHidden();
  });
});
