import { randomInt } from 'node:crypto';
import { codeIn, linkIn, mailTo } from '../mailbox.ts';
import { expect, open, test } from '../quiet.ts';
import { fillSignIn, fillSignUp, newcomer, signIn, signOut, signUp } from '../sign-in-forms.ts';

test('a newcomer signs up by e-mail, types the code of the first mail, and is where they were going', async ({
  page,
  request,
}) => {
  const noor = newcomer();
  await open(page, '/login?return=/favorites');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  const slow = Promise.withResolvers<void>();
  await page.route('**/api/landing', async (route) => {
    await slow.promise;
    await route.continue();
  });
  await fillSignUp(page, noor);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Noor Haddad');
  // What was beside the form stays beside it, however long the market takes to say anew what is on.
  await expect(page.getByRole('complementary', { name: 'The market right now' })).toBeVisible();
  slow.resolve();

  await page.getByLabel('Six-digit code').fill(codeIn(await mailTo(request, noor.email, 'verify-email')));
  await expect(page.getByText('Your email is confirmed.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/favorites');
});

test.describe('a password that everyone uses', () => {
  test.use({ provoked: /status of 400/ });

  test('is refused at its field, and a better one is taken', { tag: '@whole' }, async ({ page }) => {
    const noor = newcomer();
    await open(page, '/login?view=sign-up&return=/favorites');
    await fillSignUp(page, { ...noor, password: 'password123' });
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /A lot of people use/,
    );
    await page.getByLabel('Password', { exact: true }).fill(noor.password);
    await page.getByRole('form').getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(page).toHaveURL('/favorites');
  });
});

test('a forgotten password is replaced through the link in the mail, which works once', {
  tag: '@whole',
}, async ({ page, request }) => {
  const noor = newcomer();
  await signUp(page, noor);
  await signOut(page);

  await open(page, '/login?return=/wallet');
  await page.getByLabel('Email').fill(noor.email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(noor.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email');

  const link = new URL(linkIn(await mailTo(request, noor.email, 'reset-password')));
  await open(page, link.pathname + link.search);
  await page.getByLabel('New password', { exact: true }).fill('a kite above the roofs');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page).toHaveURL('/');
  await signOut(page);
  await signIn(page, { ...noor, password: 'a kite above the roofs' });
  await expect(page).toHaveURL('/settings/security');
});

test.describe('a link that was used', () => {
  test.use({ provoked: /status of 400/ });

  test('says so and leads to a new one', { tag: '@whole' }, async ({ page }) => {
    await open(page, '/login?reset=used-or-never-sent');
    await page.getByLabel('New password', { exact: true }).fill('a kite above the roofs');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired');
    await page.getByRole('link', { name: 'Send a new link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  });
});

test('a code from the mail signs in without a password', { tag: '@whole' }, async ({ page, request }) => {
  const noor = newcomer();
  await signUp(page, noor, request);
  await signOut(page);

  await open(page, '/login?return=/wallet');
  await page.getByRole('link', { name: 'Email me a code instead' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in with a code');
  await page.getByLabel('Email').fill(noor.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`If there’s an account for ${noor.email}`)).toBeVisible();
  await page.getByLabel('Six-digit code').fill(codeIn(await mailTo(request, noor.email, 'sign-in-code')));
  await expect(page).toHaveURL('/wallet');
});

test('a link to /checkout leads there after the sign-in', { tag: '@whole' }, async ({ page }) => {
  const noor = newcomer();
  await signUp(page, noor);
  await signOut(page);
  await page.goto('/checkout');
  await expect(page).toHaveURL('/login?return=%2Fcheckout');
  await expect(page.getByText('Then it’s straight back to where you were going')).toBeVisible();
  await fillSignIn(page, noor);
  await expect(page).toHaveURL('/checkout');
});

test('who has no shop and follows a link to /createtokshow makes one first, and is there afterwards', {
  tag: '@whole',
}, async ({ page }) => {
  await page.goto('/createtokshow');
  await expect(page).toHaveURL('/login?return=%2Fcreatetokshow');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fillSignUp(page, newcomer());
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page).toHaveURL('/shop/new?return=%2Fcreatetokshow');
  const form = page.getByRole('form', { name: 'Open a shop' });
  await form.getByLabel('Shop name').fill(`Lanterns ${randomInt(1_000_000)}`);
  await form.getByLabel('City').fill('Porto');
  await form.getByRole('combobox', { name: 'Country' }).click();
  await page.keyboard.type('Portugal');
  await page.getByRole('option', { name: 'Portugal' }).click();
  await form.getByRole('button', { name: 'Open a shop' }).click();
  await expect(page).toHaveURL('/createtokshow');
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule a show' })).toBeVisible();
});

test('a heart that a visitor pressed is filled once they are signed in', { tag: '@whole' }, async ({
  page,
}) => {
  await open(page, '/categories/all');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Save .* to favourites$/ })
    .first();
  const name = (await heart.getAttribute('aria-label')) ?? '';
  await heart.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT');
  await fillSignUp(page, newcomer());
  expect((await kept).ok()).toBe(true);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page).toHaveURL('/categories/all');
  const again = page.getByRole('main').getByRole('button', { name, exact: true });
  await expect(again).toHaveAttribute('aria-pressed', 'true');
});
