import type { Page } from '@playwright/test';
import { test } from '../newcomers.ts';
import { expect, open } from '../quiet.ts';

test('an address with two mistakes names them, leads to each, and is saved once they are mended', async ({
  page,
}) => {
  await open(page, '/settings');
  await page.getByRole('button', { name: 'Add an address' }).click();
  const form = page.getByRole('form', { name: 'New address' });
  await expect(form.getByLabel('Full name')).toHaveValue('Noor Haddad');
  await chooseCountry(page, 'Germany');
  await form.getByLabel('Street').fill('Sonnenallee 12');
  await form.getByLabel('City').fill('Berlin');
  await form.getByLabel('Postal code').fill('120');
  await form.getByLabel('Phone').fill('12');
  await form.getByRole('button', { name: 'Save address' }).click();

  const notice = form.getByRole('alert').filter({ hasText: 'Two fields need attention:' });
  await expect(notice).toHaveText('Two fields need attention: Postal code and Phone');
  await expect(form.getByLabel('Postal code')).toBeFocused();
  await expect(form.getByLabel('Postal code')).toHaveAccessibleDescription('5 digits, for example 10115');
  await notice.getByRole('link', { name: 'Phone' }).click();
  await expect(form.getByLabel('Phone')).toBeFocused();

  await form.getByLabel('Postal code').fill('12047');
  await form.getByLabel('Phone').fill('030 901820');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Address saved')).toBeVisible();
  const card = cardOf(page, 'Sonnenallee 12');
  await expect(card).toContainText('12047 Berlin');
  await expect(card).toContainText('Germany');
  await expect(card).toContainText('+49 30 901820');
  await expect(card).toContainText('Default');
});

test('of two addresses the other becomes the default, and the first is deleted', { tag: '@whole' }, async ({
  page,
}) => {
  await open(page, '/settings');
  await page.getByRole('button', { name: 'Add an address' }).click();
  await fillIn(page, 'Sonnenallee 12', '12047', 'Berlin');
  await page.getByRole('button', { name: 'Add an address' }).click();
  // Most likely it is in the same country.
  await expect(
    page
      .getByRole('form')
      .getByRole('combobox', { name: /^Country/ })
      .first(),
  ).toContainText('Germany');
  await fillIn(page, 'Schanzenstraße 3', '20357', 'Hamburg');
  const berlin = cardOf(page, 'Sonnenallee 12');
  const hamburg = cardOf(page, 'Schanzenstraße 3');
  await expect(berlin.getByText('Default', { exact: true })).toBeVisible();
  await expect(hamburg.getByText('Default', { exact: true })).toBeHidden();

  await hamburg.getByRole('button', { name: 'Make default: Hamburg' }).click();
  await expect(page.getByText('Auction wins now ship to Schanzenstraße 3')).toBeVisible();
  await page.reload();
  await expect(hamburg.getByText('Default', { exact: true })).toBeVisible();
  await expect(berlin.getByText('Default', { exact: true })).toBeHidden();

  await berlin.getByRole('button', { name: 'Delete: Berlin' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this address?' });
  await expect(question).toContainText('Sonnenallee 12, Berlin');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toBeHidden();
  await expect(berlin).toHaveCount(0);
  await page.reload();
  await expect(hamburg).toBeVisible();
  await expect(berlin).toHaveCount(0);
  await open(page, '/bankdetails');
  await expect(page.getByRole('combobox', { name: /^Country of the bank/ })).toContainText('Germany');
});

test('who leaves a half-written address is asked first, and finds their words again', {
  tag: '@whole',
}, async ({ page }) => {
  await open(page, '/settings');
  await page.getByRole('button', { name: 'Add an address' }).click();
  const street = page.getByRole('form').getByLabel('Street');
  await street.fill('Sonnenallee 12');
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(street).toHaveValue('Sonnenallee 12');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByText('No address yet')).toBeVisible();
});

const cardOf = (page: Page, street: string) => page.getByRole('listitem').filter({ hasText: street });

async function chooseCountry(page: Page, name: string): Promise<void> {
  await page
    .getByRole('form')
    .getByRole('combobox', { name: /^Country/ })
    .first()
    .click();
  await page.getByRole('option', { name, exact: true }).click();
}

async function fillIn(page: Page, street: string, postalCode: string, city: string): Promise<void> {
  const form = page.getByRole('form', { name: 'New address' });
  await chooseCountry(page, 'Germany');
  await form.getByLabel('Street').fill(street);
  await form.getByLabel('City').fill(city);
  await form.getByLabel('Postal code').fill(postalCode);
  await form.getByLabel('Phone').fill('030 901820');
  await form.getByRole('button', { name: 'Save address' }).click();
  await expect(cardOf(page, street)).toBeVisible();
}
