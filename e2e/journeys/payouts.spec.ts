import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { test } from '../newcomers.ts';
import { expect, open } from '../quiet.ts';

test('Noor says where her earnings go, is told from when, and chooses when she is paid', async ({ page }) => {
  await open(page, '/shop/new');
  await openShop(page);
  await open(page, '/settings/payout');
  await expect(page.getByText('Verify your identity before your first payout.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeHidden();
  await page.getByRole('link', { name: 'Add account' }).click();

  const form = page.getByRole('form', { name: 'Bank details' });
  await form.getByLabel('Country of the bank').click();
  await page.getByRole('option', { name: 'Germany' }).click();
  await form.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 01');
  await form.getByRole('button', { name: 'Save account' }).click();
  await expect(form.getByText('This doesn’t look like an IBAN from this country.')).toBeVisible();
  await form.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await form.getByRole('button', { name: 'Save account' }).click();
  await expect(page.getByText('Account ending in 3000')).toBeVisible();
  await expect(page.getByRole('status').getByText(/^Payouts to this account start/)).toBeVisible();
  await expect(page.getByText('DE89')).toBeHidden();

  await page.getByRole('button', { name: 'Change account' }).click();
  await page.getByRole('button', { name: 'Keep this account' }).click();
  await open(page, '/settings/payout');
  await expect(page.getByText(/^Payouts to this account start/)).toBeVisible();
  await page.getByRole('radio', { name: /Every Monday/ }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect(page.getByText(/^Next payout: Mon/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Every Monday/ })).toBeChecked();

  await open(page, '/bankdetails');
  await page.getByRole('button', { name: 'Remove account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove account' }).click();
  await expect(page.getByRole('form', { name: 'Bank details' })).toBeVisible();
});

async function openShop(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'Open a shop' });
  await form.getByLabel('Shop name').fill(`Lantern Ledger ${randomInt(1_000_000)}`);
  await form.getByLabel('City').fill('Porto');
  await form.getByRole('combobox', { name: 'Country' }).click();
  await page.keyboard.type('Portugal');
  await page.getByRole('option', { name: 'Portugal' }).click();
  await form.getByLabel('Story').fill('We carve driftwood from the lagoon.');
  await form.getByRole('button', { name: 'Open a shop' }).click();
  await page.waitForURL(/\/shop\/[0-9a-f-]{36}$/);
}
