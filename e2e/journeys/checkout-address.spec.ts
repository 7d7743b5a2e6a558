import { chooseCountry, writeAddress } from '../buying.ts';
import { choose, twoToBuy } from '../demo-world.ts';
import { test } from '../newcomers.ts';
import { expect, open } from '../quiet.ts';

test('a buyer without an address writes it in the checkout, through a reload and a look elsewhere, and sees what the way there costs', async ({
  page,
  request,
}) => {
  const [robot] = await twoToBuy(request);
  await open(page, `/product/${robot._id}`);
  await choose(page, robot.options);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('button', { name: 'View cart' }).click();
  await expect(page).toHaveURL('/checkout');
  const step = page.getByRole('region', { name: 'Deliver to' });
  const summary = page.getByRole('region', { name: 'Your order' });
  await expect(summary).toContainText('Add an address first');

  const form = step.getByRole('form', { name: 'New address' });
  await expect(form.getByLabel('Full name')).toHaveValue('Noor Haddad');
  await chooseCountry(page, form, 'Germany');
  await form.getByLabel('Street').fill('Sonnenallee 12');
  await form.getByLabel('City').fill('Berlin');
  await page.reload();
  await expect(form.getByLabel('Street')).toHaveValue('Sonnenallee 12');
  await page.getByRole('link', { name: robot.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: robot.title })).toBeVisible();
  await page.goBack();
  await expect(form.getByLabel('City')).toHaveValue('Berlin');

  await form.getByLabel('Postal code').fill('120');
  await form.getByRole('button', { name: 'Deliver here' }).click();
  await expect(form.getByLabel('Postal code')).toBeFocused();
  await form.getByLabel('Postal code').fill('12047');
  await form.getByLabel('Phone').fill('030 901820');
  await form.getByRole('button', { name: 'Deliver here' }).click();

  await expect(form).toHaveCount(0);
  await expect(page).toHaveURL('/checkout');
  await expect(step.getByRole('heading', { name: 'Deliver to' })).toBeFocused();
  await expect(step).toContainText('12047 Berlin');
  await expect(summary).toContainText('Shipping to Germany');
  await expect(summary).not.toContainText('Add an address first');
  await page.reload();
  await expect(step).toContainText('Sonnenallee 12');
  await expect(summary).toContainText('Shipping to Germany');
});

test('a buyer sends one order elsewhere, and goes back and forth without leaving the checkout', {
  tag: '@whole',
}, async ({ page, request }) => {
  const [robot] = await twoToBuy(request);
  await open(page, `/product/${robot._id}`);
  await choose(page, robot.options);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('button', { name: 'View cart' }).click();
  const step = page.getByRole('region', { name: 'Deliver to' });
  const summary = page.getByRole('region', { name: 'Your order' });
  await writeAddress(page, step, {
    country: 'Germany',
    street: 'Sonnenallee 12',
    code: '12047',
    city: 'Berlin',
  });
  await expect(step).toContainText('12047 Berlin');

  await step.getByRole('button', { name: 'Change' }).click();
  await step.getByRole('button', { name: 'Add an address' }).click();
  await page.goBack();
  await expect(step.getByRole('radio', { name: /Berlin/ })).toBeChecked();
  await page.goBack();
  await expect(step.getByRole('button', { name: 'Change' })).toBeVisible();
  await page.goForward();
  await step.getByRole('button', { name: 'Add an address' }).click();
  await writeAddress(page, step, { country: 'Austria', street: 'Opernring 2', code: '1010', city: 'Wien' });
  await expect(step).toContainText('1010 Wien');
  await expect(summary).toContainText('Shipping to Austria');
  const howMany = page.getByRole('group', { name: `Quantity of “${robot.title}”` });
  await howMany.getByRole('button', { name: 'Increase quantity' }).click();
  await expect(page.getByText('2 items', { exact: true })).toBeVisible();
  await expect(summary).toContainText('Shipping to Austria');
  await expect(page.getByRole('region', { name: robot.shop.name })).toContainText('Austria');
  await page.reload();
  await expect(summary).toContainText('Shipping to Austria');

  await step.getByRole('button', { name: 'Change' }).click();
  await expect(step.getByRole('radio', { name: /Wien/ })).toBeChecked();
  await step.getByRole('radio', { name: /Berlin/ }).check();
  await step.getByRole('button', { name: 'Deliver here' }).click();
  await expect(summary).toContainText('Shipping to Germany');
  await expect(page).toHaveURL('/checkout');
});
