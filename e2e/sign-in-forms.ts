import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { codeIn, mailTo } from './mailbox.ts';
import { expect, open } from './quiet.ts';

// Everyone here is new, so that no journey meets another one's account.
export interface Newcomer {
  name: string;
  email: string;
  password: string;
}

export const newcomer = (): Newcomer => ({
  name: 'Noor Haddad',
  email: `noor-${randomUUID()}@mail.example`,
  password: 'lanterns along the canal',
});

export async function fillSignUp(page: Page, { name, email, password }: Newcomer): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('form').getByRole('button', { name: 'Create an account' }).click();
}

/** With `request` the e-mail is confirmed too, by the code in the mail. */
export async function signUp(page: Page, noor: Newcomer, request?: APIRequestContext): Promise<void> {
  await open(page, '/login?view=sign-up&return=/favorites');
  await fillSignUp(page, noor);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Welcome, Noor Haddad');
  if (request) {
    await page.getByLabel('Six-digit code').fill(codeIn(await mailTo(request, noor.email, 'verify-email')));
    await page.getByRole('button', { name: 'Continue' }).click();
  } else await page.getByRole('button', { name: 'Later' }).click();
  await expect(page).toHaveURL('/favorites');
}

export async function signIn(page: Page, noor: Newcomer): Promise<void> {
  await open(page, '/login?return=/settings/security');
  await fillSignIn(page, noor);
}

export async function fillSignIn(
  page: Page,
  { email, password }: Pick<Newcomer, 'email' | 'password'>,
): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('form').getByRole('button', { name: 'Sign in' }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open your menu' }).click();
  const ended = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('button', { name: 'Sign out', exact: true }).last().click();
  await ended;
  await page.waitForURL(/\/login|\/$/);
}
