import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { appCode } from '../authenticator-app.ts';
import { codeIn, linkIn, mailTo } from '../mailbox.ts';
import { expect, listenTo, open, test } from '../quiet.ts';

// Everyone here is new, so that no journey meets another one's account.
interface Newcomer {
  name: string;
  email: string;
  password: string;
}

const newcomer = (): Newcomer => ({
  name: 'Noor Haddad',
  email: `noor-${randomUUID()}@mail.example`,
  password: 'lanterns along the canal',
});

test('a newcomer signs up by e-mail, types the code of the first mail, and is where they were going', async ({
  page,
  request,
}) => {
  const noor = newcomer();
  await open(page, '/login?return=/favorites');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await fillSignUp(page, noor);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Noor Haddad');

  await page.getByLabel('Six digits').fill(codeIn(await mailTo(request, noor.email, 'verify-email')));
  await expect(page.getByText('Your e-mail is confirmed.')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL('/favorites');
});

test.describe('a password that everyone uses', () => {
  test.use({ provoked: /status of 400/ });

  test('is refused at its field, and a better one is taken', async ({ page }) => {
    const noor = newcomer();
    await open(page, '/login?view=sign-up&return=/favorites');
    await fillSignUp(page, { ...noor, password: 'password123' });
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/Many people use/);
    await page.getByLabel('Password', { exact: true }).fill(noor.password);
    await page.getByRole('form').getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(page).toHaveURL('/favorites');
  });
});

test('a forgotten password is replaced through the link in the mail, which works once', async ({
  page,
  request,
}) => {
  const noor = newcomer();
  await signUp(page, noor);
  await signOut(page);

  await open(page, '/login?return=/wallet');
  await page.getByLabel('E-mail').fill(noor.email);
  await page.getByRole('link', { name: 'Forgot it?' }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveValue(noor.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look into your mail');

  const link = new URL(linkIn(await mailTo(request, noor.email, 'reset-password')));
  await open(page, link.pathname + link.search);
  await page.getByLabel('New password', { exact: true }).fill('a kite above the roofs');
  await page.getByRole('button', { name: 'Save and go in' }).click();
  await expect(page).toHaveURL('/');
  await signOut(page);
  await signIn(page, { ...noor, password: 'a kite above the roofs' });
  await expect(page).toHaveURL('/settings/security');
});

test.describe('a link that was used', () => {
  test.use({ provoked: /status of 400/ });

  test('says so and leads to a new one', async ({ page }) => {
    await open(page, '/login?reset=used-or-never-sent');
    await page.getByLabel('New password', { exact: true }).fill('a kite above the roofs');
    await page.getByRole('button', { name: 'Save and go in' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is no longer good');
    await page.getByRole('link', { name: 'Send me a new link' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  });
});

test('a code from the mail signs in without a password', async ({ page, request }) => {
  const noor = newcomer();
  await signUp(page, noor, request);
  await signOut(page);

  await open(page, '/login?return=/wallet');
  await page.getByRole('link', { name: 'Send me a code instead' }).click();
  await page.getByLabel('E-mail').fill(noor.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`If there is an account for ${noor.email}`)).toBeVisible();
  await page.getByLabel('Six digits').fill(codeIn(await mailTo(request, noor.email, 'sign-in-code')));
  await expect(page).toHaveURL('/wallet');
});

test('who goes on to the code before the passkeys are there is not disturbed by them', async ({ page }) => {
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  await page.route('**/api/auth/passkey/options', async (route) => {
    await told;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/auth/passkey/options');
  await open(page, '/login');
  await asked;
  await page.getByRole('link', { name: 'Send me a code instead' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A code instead');
  const answered = page.waitForResponse('**/api/auth/passkey/options');
  tell();
  await (await answered).finished();
  await expect(page.getByLabel('E-mail')).toBeEditable();
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

test('a passkey opens the door below the e-mail field', async ({ page, request }) => {
  await withAuthenticator(page);
  await signUp(page, newcomer(), request);
  await addPasskey(page);

  await signOut(page);
  await open(page, '/login?return=/favorites');
  await expect(page).toHaveURL('/favorites');
});

test('a passkey is given a name, and is removed', async ({ page }) => {
  await withAuthenticator(page);
  await signUp(page, newcomer());
  const passkeys = await addPasskey(page);
  await passkeys.getByRole('button', { name: /^What to do with/ }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('The old laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(passkeys.getByRole('listitem')).toContainText('The old laptop');

  await passkeys.getByRole('button', { name: 'What to do with The old laptop' }).click();
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
    const card = page.getByRole('region', { name: 'Second factor' });
    await card.getByRole('button', { name: 'Set it up' }).click();
    await expect(card.getByRole('img', { name: 'QR code' })).toBeVisible();
    const secret = (await card.locator('code').textContent()) ?? '';
    await card.getByLabel('The six digits it shows now').fill(appCode(secret));
    await expect(card.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
    const recovery = (await card.getByRole('listitem').first().textContent()) ?? '';
    await card.getByRole('button', { name: 'I have kept them' }).click();
    await expect(card).toContainText('10 recovery codes left');

    await signOut(page);
    await signIn(page, noor);
    await page.getByLabel('Code from your app').fill('000000');
    await expect(page.getByLabel('Code from your app')).toHaveAccessibleDescription(/That code is not right/);
    await page.getByLabel('Code from your app').fill(appCode(secret, 1));
    await expect(page).toHaveURL('/settings/security');

    await signOut(page);
    await signIn(page, noor);
    await page.getByRole('button', { name: 'I do not have the app here' }).click();
    await page.getByLabel('Recovery code').fill(recovery);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(card).toContainText('9 recovery codes left');
  });
});

test.describe('a second device', () => {
  test.use({ provoked: /status of 401/ });

  test('that is signed out from the first one ends at the sign-in', async ({ page, browser, baseURL }) => {
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

  test('a change of the password asks for the old one first', async ({ page }) => {
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
    await question.getByRole('button', { name: 'Yes, it is me' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText('The new password holds from now on')).toBeVisible();
  });
});

test('a link to /checkout leads there after the sign-in', async ({ page }) => {
  const noor = newcomer();
  await signUp(page, noor);
  await signOut(page);
  await page.goto('/checkout');
  await expect(page).toHaveURL('/login?return=%2Fcheckout');
  await expect(page.getByText('Then straight back to where you were going')).toBeVisible();
  await fillSignIn(page, noor);
  await expect(page).toHaveURL('/checkout');
});

test('who has no shop and follows a link to /createtokshow makes one first, and the way back is kept', async ({
  page,
}) => {
  await page.goto('/createtokshow');
  await expect(page).toHaveURL('/login?return=%2Fcreatetokshow');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fillSignUp(page, newcomer());
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(page).toHaveURL('/shop/new?return=%2Fcreatetokshow');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a heart that a visitor pressed is filled once they are signed in', async ({ page }) => {
  await open(page, '/categories/all');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Keep / })
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

const confirmationAsked = {
  status: 403,
  json: { error: { code: 'confirmation_required', message: 'Please confirm.', requestId: 'later' } },
};

async function fillSignUp(page: Page, { name, email, password }: Newcomer): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('form').getByRole('button', { name: 'Create an account' }).click();
}

/** With `request` the e-mail is confirmed too, by the code in the mail. */
async function signUp(page: Page, noor: Newcomer, request?: APIRequestContext): Promise<void> {
  await open(page, '/login?view=sign-up&return=/favorites');
  await fillSignUp(page, noor);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Welcome, Noor Haddad');
  if (request) {
    await page.getByLabel('Six digits').fill(codeIn(await mailTo(request, noor.email, 'verify-email')));
    await page.getByRole('button', { name: 'Go on' }).click();
  } else await page.getByRole('button', { name: 'Later' }).click();
  await expect(page).toHaveURL('/favorites');
}

async function signIn(page: Page, noor: Newcomer): Promise<void> {
  await open(page, '/login?return=/settings/security');
  await fillSignIn(page, noor);
}

async function fillSignIn(page: Page, { email, password }: Newcomer): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('form').getByRole('button', { name: 'Sign in' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open your menu' }).click();
  const ended = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
  await ended;
  await page.waitForURL(/\/login|\/$/);
}

async function addPasskey(page: Page): Promise<Locator> {
  await open(page, '/settings/security');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  return passkeys;
}

/** A fingerprint reader with the finger resting on it: every question is answered at once. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
