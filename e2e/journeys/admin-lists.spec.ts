import { test } from '../newcomers.ts';
import { stateOf } from '../people.ts';
import { expect, open } from '../quiet.ts';

test.describe('staff', () => {
  test.use({ storageState: stateOf('admin') });

  test('find a draft among all listings by its words, and the dearest of what is on sale', async ({
    page,
  }) => {
    await open(page, '/admin/listings');
    const rows = page.getByRole('table', { name: 'Listings' }).getByRole('row');
    await page.getByRole('button', { name: 'Draft', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('kiln mug atlas');
    await expect(rows).toHaveCount(2);
    await expect(rows.last()).toContainText('Thursday kiln mug, ember');

    await page.getByRole('searchbox', { name: 'Search' }).fill('mug');
    await page.getByRole('button', { name: 'On sale' }).click();
    const price = page.getByRole('columnheader', { name: 'Price' });
    await price.getByRole('button').click();
    await price.getByRole('button').click();
    await expect(price).toHaveAttribute('aria-sort', 'descending');
    await expect(rows.nth(1)).toContainText('Moon mug, honey');
  });
});
