import { keepCard } from '../buying.ts';
import { keepAddress, test, tokenOf } from '../newcomers.ts';
import { expect, open } from '../quiet.ts';
import { openShow } from '../running-show.ts';

const reserve = { amount: 9_000, currency: 'USD' };

test('a seller sells what stopped below its reserve all the same, and lists another again', {
  tag: '@whole',
}, async ({ page, request, noor, arrive, windowOf }) => {
  test.slow();
  const host = await arrive('Mara Quill');
  await keepAddress(request, noor, { country: 'DE', city: 'Berlin', postalCode: '12047' });
  await keepCard(request, tokenOf(noor));
  const show = await openShow(request, host);
  await open(page, show.path);
  const bidOn = async (name: string) => {
    const lot = await show.start(name, 2_000, { reserve });
    // Two presses within half a second are one.
    await page.waitForTimeout(500);
    await page.getByRole('button', { name: 'Bid $20', exact: true }).last().click();
    await expect(page.getByText('You’re leading').first()).toBeVisible();
    await show.close(lot);
    // How its log ends is told with the hammer.
    await expect(page.getByRole('link', { name: /^Bid log [0-9a-f]{8}$/ })).toBeVisible();
    return lot;
  };
  const first = await bidOn('Tenmoku bowl');
  const second = await bidOn('Shino cup');

  await bidOn('Oribe dish');

  const seller = await windowOf(host.state);
  // Right after its close, where the show is led.
  await open(seller, show.path);
  await seller.getByText('Done 3', { exact: true }).click();
  const dish = seller.getByRole('listitem').filter({ hasText: 'Oribe dish' });
  await dish.getByRole('button', { name: 'Sell for $20' }).click();
  await expect(dish).toContainText('sold for $20');
  await expect(dish.getByRole('button', { name: 'Run again' })).toHaveCount(0);

  await open(seller, `/settings/auction/order-list/${first}`);
  await expect(seller.getByText('Not sold', { exact: true })).toBeVisible();
  await seller.getByRole('button', { name: 'Sell for $20' }).click();
  await expect(seller.getByText('Sold for $20. The buyer is paying now.')).toBeVisible();
  await expect(seller.getByRole('link', { name: noor.name })).toBeVisible();
  await expect(seller.getByRole('button', { name: 'List again' })).toHaveCount(0);

  await open(seller, `/settings/auction/order-list/${second}`);
  await seller.getByRole('button', { name: 'List again' }).click();
  await expect(seller.getByText('It’s listed again')).toBeVisible();
  await expect(seller.getByRole('button', { name: /^(Sell for|List again)/ })).toHaveCount(0);
});
