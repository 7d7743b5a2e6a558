import { randomInt } from 'node:crypto';
import { test } from '../newcomers.ts';
import { stateOf } from '../people.ts';
import { expect, open } from '../quiet.ts';

test('a seller makes a coupon for one product, gives it an end and deletes it again', async ({
  windowOf,
}) => {
  const code = `TEA-${randomInt(1_000, 10_000)}`;
  const page = await windowOf(stateOf('seller'));
  await open(page, '/sell');
  const places = page.getByRole('navigation', { name: 'Your shop' });
  await places.getByRole('link', { name: 'Coupons' }).click();
  await page.getByRole('button', { name: 'New coupon' }).click();

  const form = page.getByRole('form', { name: 'New coupon' });
  await expect(form.getByRole('textbox', { name: 'Code' })).toHaveValue(/^[A-Z]+-[A-Z0-9]{4}$/);
  await form.getByRole('textbox', { name: 'Code' }).fill(code.toLowerCase());
  await form.getByRole('radio', { name: 'Fixed amount' }).check();
  await form.getByRole('radio', { name: 'Selected products' }).check();
  await expect(form.getByRole('searchbox', { name: 'Search your products' })).toBeVisible();
  await form.getByRole('button', { name: 'Create coupon' }).click();
  await expect(form.getByText('Select at least one product')).toBeVisible();
  await form.getByRole('textbox', { name: 'Amount off' }).fill('5');
  await form.getByRole('searchbox', { name: 'Search your products' }).fill('pear vase sage');
  await form.getByRole('checkbox', { name: /pear vase, sage/ }).check();
  await expect(form.getByRole('region', { name: 'What buyers get' })).toContainText('$5 off');
  await form.getByRole('button', { name: 'Create coupon' }).click();

  const row = page.getByRole('listitem').filter({ hasText: code });
  // What says so covers nothing of the way around.
  const toast = page.getByRole('region', { name: 'Messages', exact: true }).getByRole('paragraph').first();
  await expect(toast).toBeVisible();
  const gap = async () => {
    const foot = await page.getByRole('complementary').boundingBox();
    const said = await toast.boundingBox();
    return foot && said ? said.y - foot.y - foot.height : -1;
  };
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  await expect(row).toContainText('$5 off · 1 product · no end date');
  await expect(row).toContainText('Active');
  await page.getByRole('button', { name: `Edit ${code}` }).click();
  await page.getByRole('textbox', { name: 'Total uses' }).fill('20');
  await page.getByRole('checkbox', { name: 'Also for auction wins' }).check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(row).toContainText('0 of 20 used');
  await expect(row).toContainText('$5 off · 1 product · also for auction wins · no end date');

  await page.getByRole('button', { name: `Delete ${code}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete coupon' }).click();
  await expect(row).toHaveCount(0);
});

test('a seller has the same way around at everything they do, on a desk and in the hand', {
  tag: '@whole',
}, async ({ windowOf }) => {
  const page = await windowOf(stateOf('seller'));
  await open(page, '/sell');
  await expect(page.getByText(/^Today \$[\d,.]+ · \d+ orders?$/)).toBeVisible();
  await expect(page.getByText(/^Next payout: /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Shop health' })).toBeVisible();
  await expect(page.getByText('Shipped on time')).toBeVisible();

  const places = page.getByRole('navigation', { name: 'Your shop' });
  const go = async (name: string | RegExp, title: string) => {
    await places.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(places.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    // One of them, and nothing of the market's beside it.
    await expect(page.getByRole('navigation', { name: 'Settings' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Your account' })).toBeHidden();
  };
  await go('Products', 'Your products');
  await go('Shows', 'Shows');
  await go('My auctions', 'My auctions');
  await go('Events', 'Events');
  await go(/^Messages/, 'Messages');
  await go('Reviews', 'Reviews');
  await go('Wallet', 'Wallet');
  await go('Payouts', 'Payouts');
  await go('Edit shop', 'Edit your shop');

  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('navigation', { name: 'Sections' });
  await bar.getByRole('link', { name: 'Products' }).click();
  await expect(bar.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Wallet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await expect(bar).toBeVisible();
});
