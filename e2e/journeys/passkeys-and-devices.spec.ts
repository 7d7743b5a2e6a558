import type { Locator, Page } from '@playwright/test';
import { appCode } from '../authenticator-app.ts';
import { withAuthenticator } from '../fingerprint-reader.ts';
import { password, people } from '../people.ts';
import { expect, listenTo, open, test } from '../quiet.ts';
import { fillSignIn, newcomer, signIn, signOut, signUp } from '../sign-in-forms.ts';

test('who goes on to the code before the passkeys are there is not disturbed by them', {
  tag: '@whole',
}, async ({ page }) => {
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  await page.route('**/api/auth/passkey/options', async (route) => {
    await told;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/auth/passkey/options');
  await open(page, '/login');
  await asked;
  await page.getByRole('link', { name: 'Email me a code instead' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in with a code');
  const answered = page.waitForResponse('**/api/auth/passkey/options');
  tell();
  await (await answered).finished();
  await expect(page.getByLabel('Email')).toBeEditable();
});

test('at an IP address, where browsers make no passkeys, none is offered', { tag: '@whole' }, async ({
  page,
  baseURL,
}) => {
  const here = String(baseURL).replace('localhost', '127.0.0.1');
  await withAuthenticator(page);
  // Nor by the server, while the page comes to life.
  for (const [at, offered] of [
    [here, false],
    [String(baseURL), true],
  ] as const)
    expect((await (await page.request.get(`${at}/login`)).text()).includes('Use a passkey</')).toBe(offered);
  await open(page, `${here}/login?return=/settings/security`);
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0);
  await fillSignIn(page, { email: people.buyer, password });
  await expect(page).toHaveURL(`${here}/settings/security`);
  await expect(page.getByText('Passkeys don’t work at this address.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
});

test('a passkey opens the door by its button', async ({ page, request }) => {
  // A field that offered it as well could take it first.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await withAuthenticator(page);
  await signUp(page, newcomer(), request);
  await addPasskey(page);

  await signOut(page);
  await open(page, '/login?return=/wallet');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/wallet');
});

test('a passkey opens the door below the e-mail field', { tag: '@whole' }, async ({ page, request }) => {
  await withAuthenticator(page);
  await signUp(page, newcomer(), request);
  await addPasskey(page);

  await signOut(page);
  await open(page, '/login?return=/favorites');
  await expect(page).toHaveURL('/favorites');
});

test('a passkey is given a name, and is removed', { tag: '@whole' }, async ({ page }) => {
  await withAuthenticator(page);
  await signUp(page, newcomer());
  const passkeys = await addPasskey(page);
  await passkeys.getByRole('button', { name: /^Options for/ }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('The old laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(passkeys.getByRole('listitem')).toContainText('The old laptop');

  await passkeys.getByRole('button', { name: 'Options for The old laptop' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
});

test.describe('a second factor', () => {
  test.use({ provoked: /status of 401/ });

  test('is set up with an app, and then asked for; a recovery code stands in for the app', async ({
    page,
  }) => {
    const noor = newcomer();
    await signUp(page, noor);
    await open(page, '/settings/security');
    const card = page.getByRole('region', { name: 'Two-step verification' });
    await card.getByRole('button', { name: 'Set up' }).click();
    await expect(card.getByRole('img', { name: 'QR code' })).toBeVisible();
    const secret = (await card.locator('code').textContent()) ?? '';
    await card.getByLabel('Code from the app').fill(appCode(secret));
    await expect(card.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused();
    const recovery = (await card.getByRole('listitem').first().textContent()) ?? '';
    await card.getByRole('button', { name: 'I’ve saved them' }).click();
    await expect(card).toContainText('10 recovery codes left');

    await signOut(page);
    await signIn(page, noor);
    await page.getByLabel('Code from your app').fill('000000');
    await expect(page.getByLabel('Code from your app')).toHaveAccessibleDescription(/That code isn’t right/);
    await page.getByLabel('Code from your app').fill(appCode(secret, 1));
    await expect(page).toHaveURL('/settings/security');

    await signOut(page);
    await signIn(page, noor);
    await page.getByRole('button', { name: 'I don’t have my phone' }).click();
    await page.getByLabel('Recovery code').fill(recovery);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(card).toContainText('9 recovery codes left');
  });
});

test.describe('a second device', () => {
  test.use({ provoked: /status of 401/ });

  test('that is signed out from the first one ends at the sign-in', { tag: '@whole' }, async ({
    page,
    browser,
    baseURL,
  }) => {
    const noor = newcomer();
    await signUp(page, noor);
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
    const noise = listenTo(elsewhere);
    const other = await elsewhere.newPage();
    await signIn(other, noor);
    await expect(other).toHaveURL('/settings/security');

    await open(page, '/settings/security');
    const devices = page.getByRole('region', { name: 'Devices' });
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await devices.getByRole('button', { name: /^Sign out .* on / }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await expect(devices.getByRole('listitem')).toContainText('This device');

    await other.reload();
    await expect(other).toHaveURL('/login?return=%2Fsettings%2Fsecurity');
    expect(noise.filter((line) => !line.includes('status of 401'))).toEqual([]);
    await elsewhere.close();
  });
});

test.describe('some time after the sign-in', () => {
  test.use({ provoked: /status of 403/ });

  test('a change of the password asks for the old one first', { tag: '@whole' }, async ({ page }) => {
    const noor = newcomer();
    await signUp(page, noor);
    await open(page, '/settings/security');
    const card = page.getByRole('region', { name: 'Password' });
    await card.getByRole('button', { name: 'Change password' }).click();
    await card.getByLabel('New password').fill('a kite above the roofs');
    // As if the sign-in lay a while back.
    await page.route('**/password', (route) => route.fulfill(confirmationAsked), { times: 1 });
    await card.getByRole('button', { name: 'Save password' }).click();
    const question = page.getByRole('dialog');
    await question.getByLabel('Password', { exact: true }).fill(noor.password);
    await question.getByRole('button', { name: 'Yes, it’s me' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText('Your new password is saved')).toBeVisible();
  });
});

const confirmationAsked = {
  status: 403,
  json: { error: { code: 'confirmation_required', message: 'Please confirm.', requestId: 'later' } },
};

async function addPasskey(page: Page): Promise<Locator> {
  await open(page, '/settings/security');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  return passkeys;
}
