import { test } from '../newcomers.ts';
import { stateOf } from '../people.ts';
import { expect, open } from '../quiet.ts';

test('an admin writes down the taxes of a country, with a rate for one state, changes and removes them', async ({
  windowOf,
}) => {
  const page = await windowOf(stateOf('admin'));
  await open(page, '/admin/taxes');
  await page.getByRole('button', { name: 'Add country' }).click();
  const form = page.getByRole('form', { name: 'Add country' });
  // A country in which nobody of the other journeys buys.
  await form.getByRole('combobox', { name: /Country/ }).click();
  await page.keyboard.type('Brazil');
  await page.getByRole('option', { name: 'Brazil' }).click();
  await form.getByRole('textbox', { name: 'Tax name' }).fill('ICMS');
  await form.getByRole('textbox', { name: 'Standard rate' }).fill('17');
  await form.getByRole('radio', { name: /Tax is added at checkout/ }).check();
  await form.getByRole('button', { name: 'Add rate' }).click();
  await form.getByRole('textbox', { name: 'Rate', exact: true }).fill('18');
  await form.getByRole('button', { name: 'Save taxes' }).click();
  await expect(form.getByText('There’s already a rate for this')).toBeVisible();
  await form.getByRole('combobox', { name: /Region/ }).click();
  await page.getByRole('option', { name: 'Bahia' }).click();
  await form.getByRole('button', { name: 'Save taxes' }).click();

  const row = page.getByRole('listitem').filter({ hasText: 'Brazil' });
  await expect(row).toContainText('Tax is added at checkout · shipping too');
  await expect(row).toContainText('Bahia18%');
  await row.getByRole('button', { name: 'Edit taxes: Brazil' }).click();
  await page.getByRole('textbox', { name: 'Standard rate' }).fill('17.5');
  await page.getByRole('button', { name: 'Save taxes' }).click();
  await expect(row).toContainText('Standard rate17.5%');
  await row.getByRole('button', { name: 'Remove taxes: Brazil' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove taxes' }).click();
  await expect(row).toHaveCount(0);
});
