import type { Page } from '@playwright/test';
import { expect, open, test } from '../quiet.ts';
import { newcomer, signOut, signUp } from '../sign-in-forms.ts';

/** Presses the button of a provider and gives the window it opens. */
async function ask(page: Page, provider: 'Google' | 'Apple'): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  return await opened;
}

/** A person nobody has been yet: journeys share one market. */
async function beSomeone(chooser: Page, name: string, email: string): Promise<void> {
  await chooser.getByText('Use another account').click();
  await chooser.getByLabel('Name').fill(name);
  await chooser.getByLabel('Email').fill(email);
  await chooser.getByRole('button', { name: 'Continue' }).click();
}

const storedUser = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('souk-auth') ?? '{}').state.user);

const unique = () => `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}`;

test('a newcomer signs up with Google, signs out, and signs in again as the same person', async ({
  page,
}) => {
  const email = `lina.${unique()}@gmail.com`;
  await open(page, '/login?return=/wallet');
  const chooser = await ask(page, 'Google');
  await expect(chooser.getByRole('heading', { name: 'Who would you like to be?' })).toBeVisible();
  await beSomeone(chooser, 'Lina Moreau', email);
  const closed = chooser.waitForEvent('close');
  await chooser.getByRole('button', { name: 'Continue' }).click();
  await closed;
  await expect(page).toHaveURL('/wallet');
  const first = await storedUser(page);
  expect(first).toMatchObject({ name: 'Lina Moreau', email, emailVerified: true });

  await page.getByRole('button', { name: 'Open your menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await open(page, '/login?return=%2Fwallet');
  const again = await ask(page, 'Google');
  // Known there already, they are not asked to agree again.
  await again.getByText('Use another account').click();
  await again.getByLabel('Name').fill('Lina Moreau');
  await again.getByLabel('Email').fill(email);
  await Promise.all([
    again.waitForEvent('close'),
    again.getByRole('button', { name: 'Continue' }).click({ noWaitAfter: true }),
  ]);
  await expect(page).toHaveURL('/wallet');
  expect((await storedUser(page))._id).toBe(first._id);
});

test('a newcomer signs up with Apple and keeps the e-mail hidden', { tag: '@whole' }, async ({ page }) => {
  await open(page, '/login');
  const chooser = await ask(page, 'Apple');
  await beSomeone(chooser, 'Kaveh Nouri', `kaveh.${unique()}@icloud.com`);
  await chooser.getByLabel('Hide my email').check();
  const closed = chooser.waitForEvent('close');
  await chooser.getByRole('button', { name: 'Continue' }).click();
  await closed;
  await expect(page).toHaveURL('/');
  expect(await storedUser(page)).toMatchObject({
    name: 'Kaveh Nouri',
    email: expect.stringMatching(/^[0-9a-f]{10}@privaterelay\.appleid\.com$/),
    emailVerified: true,
  });
});

test.describe('someone who signed up by e-mail, at a provider that does not give out such addresses', () => {
  test.use({ provoked: /status of 409/ });

  test('is told of their account, and finds its e-mail in the form', { tag: '@whole' }, async ({
    page,
    request,
  }) => {
    const noor = newcomer();
    await signUp(page, noor, request);
    await signOut(page);
    await open(page, '/login');
    const chooser = await ask(page, 'Google');
    await beSomeone(chooser, noor.name, noor.email);
    const closed = chooser.waitForEvent('close');
    await chooser.getByRole('button', { name: 'Continue' }).click();
    await closed;
    await expect(page.getByText('There’s already an account with this email.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(noor.email);
    await page.getByLabel('Password', { exact: true }).fill(noor.password);
    await page.getByRole('form').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/');
    expect(await storedUser(page)).toMatchObject({ email: noor.email });
  });
});

test('who changes their mind is still at the sign-in, where every button works', { tag: '@whole' }, async ({
  page,
}) => {
  await open(page, '/login');
  const cancelled = await ask(page, 'Apple');
  const gone = cancelled.waitForEvent('close');
  await cancelled.getByRole('button', { name: 'Cancel' }).click();
  await gone;
  await expect(page.getByRole('button', { name: 'Continue with Apple' })).toBeEnabled();
  await (await ask(page, 'Google')).close();
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL('/login');
});

test('the buttons are rounded by 15 and fill the boxes they stand in', { tag: '@whole' }, async ({
  page,
}) => {
  await open(page, '/login');
  for (const provider of ['Google', 'Apple']) {
    const button = page.getByRole('button', { name: `Continue with ${provider}` });
    await expect(button).toHaveCSS('border-radius', '15px');
    const [own, box] = [await button.boundingBox(), await button.locator('xpath=..').boundingBox()];
    expect(own).toEqual(box);
  }
});

test('no credential stays in an address or in the history', { tag: '@whole' }, async ({ page, context }) => {
  const seen: string[] = [];
  context.on('request', (request) => seen.push(request.url()));
  await open(page, '/login');
  const chooser = await ask(page, 'Google');
  await beSomeone(chooser, 'Iris Vega', `iris.${unique()}@gmail.com`);
  const closed = chooser.waitForEvent('close');
  await chooser.getByRole('button', { name: 'Continue' }).click();
  await closed;
  await expect(page).toHaveURL('/');
  expect(seen.filter((url) => url.split('#')[0]?.includes('id_token='))).toEqual([]);
});

test('someone links Apple in the settings, and it opens the same account from then on', {
  tag: '@whole',
}, async ({ page }) => {
  const apple = `mina.${unique()}@icloud.com`;
  await open(page, '/login?return=/settings/security');
  const google = await ask(page, 'Google');
  await beSomeone(google, 'Mina Sol', `mina.${unique()}@gmail.com`);
  await google.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/settings/security');
  const { _id } = await storedUser(page);

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Link Apple' }).click();
  const chooser = await opened;
  await beSomeone(chooser, 'Mina Sol', apple);
  await chooser.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Unlink Apple' })).toBeVisible();
  await expect(page.getByText(apple)).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await open(page, '/login');
  const again = await ask(page, 'Apple');
  await again.getByText('Use another account').click();
  await again.getByLabel('Name').fill('Mina Sol');
  await again.getByLabel('Email').fill(apple);
  await again.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/');
  expect((await storedUser(page))._id).toBe(_id);
});

test.describe('a browser that keeps windows closed', () => {
  test('goes to the provider on the same page, and comes back signed in', { tag: '@whole' }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await open(page, '/login?return=/wallet');
    const google = page.getByRole('button', { name: 'Continue with Google' });
    await google.click();
    await expect(page.getByText('Your browser blocked the sign-in window.')).toBeVisible();
    await google.click();
    await beSomeone(page, 'Noah Berg', `noah.${unique()}@gmail.com`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/wallet');
    expect(await storedUser(page)).toMatchObject({ name: 'Noah Berg' });
  });
});
