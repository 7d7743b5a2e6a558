import { expect, open, test } from '../quiet.ts';

test('a field says what is wrong once a key is released, the first thing first', async ({ page }) => {
  await open(page, '/myorders');
  const form = page.getByRole('form', { name: 'Find an order' });
  const number = form.getByRole('textbox', { name: 'Order number' });
  const [required, shape] = [
    form.getByText('Required', { exact: true }),
    form.getByText('As shown in your confirmation, like SK-20418'),
  ];
  await number.focus();
  await expect(required).toHaveCount(0);
  await page.keyboard.down('x');
  await expect(number).toHaveValue('x');
  await expect(shape).toHaveCount(0);
  await page.keyboard.up('x');
  await expect(shape).toBeVisible();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveAccessibleDescription(/As shown in your confirmation/);

  await number.press('Backspace');
  await expect(required).toBeVisible();
  await expect(shape).toHaveCount(0);
  await number.pressSequentially('SK-20418');
  await expect(required).toHaveCount(0);
  await expect(shape).toHaveCount(0);

  // Sending asks all that was not asked yet, and goes to the first that is wrong.
  await form.getByRole('button').click();
  await expect(required).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Email' })).toBeFocused();
});

test('a table shows 25 rows a page, or 50 or 100 if its reader likes', { tag: '@whole' }, async ({
  page,
}) => {
  await open(page, '/system-developer');
  const licences = page.getByRole('region', { name: 'Licences' }).last();
  const rows = licences.locator('tbody tr');
  const pages = licences.getByRole('navigation', { name: 'Pages' });
  await expect(rows).toHaveCount(25);
  await expect(pages.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  const first = rows.first().getByRole('cell').first();
  const name = await first.innerText();
  await pages.getByRole('button', { name: 'Page 2' }).click();
  await expect(pages.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect(first).not.toHaveText(name);

  const sizes = licences.getByRole('group', { name: 'Rows per page' });
  await expect(sizes.locator('label')).toHaveText(['25', '50', '100']);
  await expect(sizes.getByRole('radio', { name: '25' })).toBeChecked();
  // Row 26 is on the first hundred's page.
  await sizes.getByText('100', { exact: true }).click();
  await expect(first).toHaveText(name);
  await expect(rows).not.toHaveCount(25);
  await expect(pages).toHaveCount(0);
});
