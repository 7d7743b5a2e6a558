import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { mailTo } from '../mailbox.ts';
import { test } from '../newcomers.ts';
import { stateOf } from '../people.ts';
import { expect, open } from '../quiet.ts';

test('whoever asks for their data gets a file with it', { tag: '@whole' }, async ({ page, noor }) => {
  await open(page, '/settings/account');
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe('souk.zip');
  const files = unzipSync(readFileSync(await download.path()));
  const data = JSON.parse(strFromU8(files['souk.json'] ?? new Uint8Array()));
  expect(JSON.stringify(data)).toContain(noor.email);
  expect(JSON.stringify(data)).toContain(noor.handle);
  expect(JSON.stringify(data)).not.toContain('argon2');
  await expect(page.getByText('Your data is in your downloads folder.')).toBeVisible();
});

test.describe('an account that is closed', () => {
  test.use({ provoked: /status of 40[14]/ });

  test('asks for the handle, and is gone for its owner and for others', async ({
    page,
    noor,
    request,
    windowOf,
  }) => {
    const buyer = await windowOf(stateOf('buyer'));
    await open(buyer, `/profile/${noor._id}`);
    await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(noor.name);

    await open(page, '/settings/account');
    await page.getByRole('button', { name: 'Close my account' }).click();
    const question = page.getByRole('dialog', { name: 'Close your account for good?' });
    await question.getByLabel('Your handle').fill('somebody-else');
    await question.getByRole('button', { name: 'Close for good' }).click();
    await expect(question.getByLabel('Your handle')).toHaveAccessibleDescription(/not your handle/);
    await question.getByLabel('Your handle').fill(`@${noor.handle}`);
    await question.getByRole('button', { name: 'Close for good' }).click();
    await expect(page.getByText('Your account is closed.')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Open your menu' })).toHaveCount(0);
    await mailTo(request, noor.email, 'account-deleted');

    await open(page, '/login');
    await page.getByLabel('Email').fill(noor.email);
    await page.getByLabel('Password', { exact: true }).fill(noor.password);
    await page.getByRole('form').getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('That email and password don’t match.')).toBeVisible();
    await buyer.reload();
    await expect(buyer.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
    await expect(buyer.getByText(noor.name)).toHaveCount(0);
  });
});
