import { test } from '../newcomers.ts';
import { stateOf } from '../people.ts';
import { expect, open } from '../quiet.ts';

test.describe('staff', () => {
  test.use({ storageState: stateOf('admin') });

  test('find a draft among all listings by its words, and sort what is on sale', async ({ page }) => {
    await open(page, '/admin/listings');
    const rows = page.getByRole('table', { name: 'Listings' }).getByRole('row');
    await page.getByRole('button', { name: 'Draft', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('kiln mug atlas');
    await expect(rows).toHaveCount(2);
    await expect(rows.last()).toContainText('Thursday kiln mug, ember');

    await page.getByRole('searchbox', { name: 'Search' }).fill('mug');
    await page.getByRole('button', { name: 'On sale' }).click();
    const title = page.getByRole('columnheader', { name: 'Listing' });
    await title.getByRole('button').click();
    await title.getByRole('button').click();
    await expect(title).toHaveAttribute('aria-sort', 'descending');
    await expect(rows.nth(1)).toContainText('Zigzag mug, violet');
  });
});
