import { test } from '../newcomers.ts';
import { stateOf } from '../people.ts';
import { expect, open } from '../quiet.ts';
import { openShow } from '../running-show.ts';

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

  test('see on the dashboard what was sold, by day and in all, and which payouts are under way', {
    tag: '@whole',
  }, async ({ page }) => {
    await open(page, '/admin');
    const tile = (name: string) => page.getByText(name, { exact: true }).first().locator('..');
    await expect(tile('Orders')).toHaveText(/^Orders[1-9]/);
    await expect(tile('Sales')).toHaveText(/^Sales\$[1-9]/);
    await expect(tile('Sign-ups')).toHaveText(/^Sign-ups[1-9]/);
    const days = page.getByRole('figure', { name: 'Sales by day' }).getByRole('listitem');
    await expect(days).toHaveCount(30);
    await page.getByRole('radio', { name: '7 d' }).check({ force: true });
    await expect(days).toHaveCount(7);
    const payouts = page.getByRole('region', { name: 'Payouts' });
    await payouts.getByRole('button', { name: /^Returned/ }).click();
    await expect(payouts).toBeVisible();
  });

  test('see which jobs wait', { tag: '@whole' }, async ({ page }) => {
    await open(page, '/admin/jobs');
    const jobs = page.getByRole('region', { name: 'Background jobs' });
    await jobs.getByRole('button', { name: /^Waiting/ }).click();
    await expect(jobs.getByRole('row').nth(1).or(jobs.getByText('Nothing is waiting.'))).toBeVisible();
  });

  test('add a category, put it under another, and delete it while it is empty', { tag: '@whole' }, async ({
    page,
  }) => {
    await open(page, '/admin/categories');
    const table = page.getByRole('table', { name: 'Categories' });
    await page.getByRole('button', { name: 'Add category' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Save category' }).click();
    await expect(dialog.getByText('Required').first()).toBeVisible();
    await dialog.getByLabel('Name in English').fill('Typewriters');
    await dialog.getByLabel('Name in Français').fill('Machines à écrire');
    await dialog.getByRole('button', { name: 'Save category' }).click();
    await expect(dialog).toBeHidden();

    await page.getByRole('searchbox', { name: 'Search' }).fill('Typewriters');
    const row = table.getByRole('row').last();
    await expect(row).toContainText('typewriters');
    await row.getByRole('button', { name: /Typewriters/ }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await dialog.getByRole('combobox', { name: 'Parent category' }).click();
    await page.getByRole('option').nth(1).click();
    await dialog.getByRole('button', { name: 'Save category' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).not.toContainText('–');

    await row.getByRole('button', { name: /Typewriters/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete category' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toBeHidden();
  });

  test.describe('in a show that should not go on', () => {
    // While a lot runs it does not end.
    test.use({ provoked: /status of 409/ });

    test('stop a lot and end it, each after a question', async ({ page, request, arrive }) => {
      const title = `Late ${Date.now()}`;
      const show = await openShow(request, await arrive('Mara Quill'), { title });
      await show.start('Tenmoku tea bowl', 2_000);
      await open(page, '/admin/shows');
      await page.getByRole('searchbox', { name: 'Search' }).fill(title);
      const row = page.getByRole('row').filter({ hasText: title });
      const act = async (name: string) => {
        await row.getByRole('button', { name: new RegExp(title) }).click();
        await page.getByRole('menuitem', { name }).click();
      };
      const dialog = page.getByRole('dialog');
      await act('End show');
      await expect(dialog).toContainText('ends for everyone who’s watching');
      await dialog.getByRole('button', { name: 'End the show' }).click();
      await expect(dialog).toContainText('A lot is still running.');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await act('Stop lot');
      await expect(dialog).toContainText('Stop “Tenmoku tea bowl”?');
      await dialog.getByRole('button', { name: 'Something’s wrong with the bidding' }).click();
      await expect(page.getByText('The lot is stopped')).toBeVisible();
      await act('End show');
      await dialog.getByRole('button', { name: 'End the show' }).click();
      await expect(page.getByText('The show has ended')).toBeVisible();
      await expect(row).toContainText('Ended');
      await open(page, '/admin/audit');
      const stopped = page.getByRole('row').filter({ hasText: 'Lot stopped' }).first();
      await expect(stopped).toContainText('Something’s wrong with the bidding');
    });
  });
});
