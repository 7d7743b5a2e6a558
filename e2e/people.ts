import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

// The demo logins (product §4), and where their signed-in browser state is kept during a run.
export const password = 'open-the-market';
export const people = {
  buyer: 'buyer@souk.example',
  seller: 'seller@souk.example',
  admin: 'admin@souk.example',
} as const;
export type Person = keyof typeof people;

export function stateOf(person: Person): string {
  return join(import.meta.dirname, '../test-results/.state', `${person}.json`);
}

export interface StoredUser {
  _id: string;
  shopId: { _id: string } | null;
}

/** Who was signed in when the state was kept. */
export const storedUser = (person: Person): StoredUser => storedSession(person).user;

/** The same, with what their calls are made with. */
export function storedSession(person: Person): { user: StoredUser; token: string } {
  const state: { origins: Array<{ localStorage: Array<{ name: string; value: string }> }> } = JSON.parse(
    readFileSync(stateOf(person), 'utf8'),
  );
  const auth = state.origins
    .flatMap(({ localStorage }) => localStorage)
    .find(({ name }) => name === 'souk-auth');
  if (!auth) throw new Error(`${person} is not signed in`);
  return JSON.parse(auth.value).state;
}

/** Fills in the form of the sign-in page, which must be open. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByLabel('Email').fill(people[person]);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('form').getByRole('button', { name: 'Sign in' }).click();
}
