import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../newcomers.ts';
import { withPictures } from '../pictures-and-motion.ts';
import { expect, open } from '../quiet.ts';

test.use(withPictures);

test('a newcomer says who they are, and others read it', async ({ page, noor, windowOf }) => {
  await open(page, `/profile/${noor._id}`);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  const form = page.getByRole('form', { name: 'Edit profile' });
  await form.getByLabel('Name', { exact: true }).fill('Noor el Haddad');
  await form.getByLabel('About you').fill('I bind books in a cellar.\nAsk me about marbled paper.');
  await form.getByRole('button', { name: 'Add a link' }).click();
  await form.getByLabel('Link name').fill('Workshop');
  await form.getByLabel('Web address').fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Web address')).toHaveAccessibleDescription(/starts with https/);
  await form.getByLabel('Web address').fill('https://noor.example/workshop');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noor el Haddad');

  await page.reload();
  await expect(page.getByText('Ask me about marbled paper.')).toBeVisible();
  const elsewhere = await windowOf(noor.state);
  await open(elsewhere, `/profile/${noor._id}`);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Noor el Haddad');
  const link = elsewhere.getByRole('list', { name: 'Links' }).getByRole('link');
  await expect(link).toHaveAttribute('href', 'https://noor.example/workshop');
  await expect(link).toHaveText(/Workshop\s*noor\.example/);
});

test('a photograph is cropped and stands in the header, and can be taken away again', {
  tag: '@whole',
}, async ({ page, noor }) => {
  await open(page, `/profile/${noor._id}`);
  const menu = page.getByRole('button', { name: 'Open your menu' });
  await expect(menu.locator('img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Change your photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your photo' });
  const file = { name: 'noor.jpg', mimeType: 'image/jpeg', buffer: await twoColoured() };
  await dialog.locator('input[type=file]').setInputFiles(file);
  const area = dialog.getByRole('application', { name: 'Visible area' });
  await expect(area).toBeVisible();

  // From the middle all the way to the left, where the picture is red.
  await area.focus();
  for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('This is how others see you now.')).toBeVisible();
  const face = menu.locator('img').last();
  await expect(face).toBeVisible();
  expect(await middleOf(face)).toBe('red');
  await page.reload();
  expect(await middleOf(face)).toBe('red');

  await page.getByRole('button', { name: 'Change your photo' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Photo removed.')).toBeVisible();
  await expect(menu.locator('img')).toHaveCount(0);
});

test('a file that is no picture is named as such', { tag: '@whole' }, async ({ page, noor }) => {
  await open(page, `/profile/${noor._id}`);
  await page.getByRole('button', { name: 'Change your photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your photo' });
  const file = { name: 'noor.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByText('We can’t open this file as a photo.')).toBeVisible();
});

test('following someone counts for both, and is over again at the next press', { tag: '@whole' }, async ({
  page,
  noor,
  arrive,
}) => {
  const elif = await arrive('Elif Demir');
  await open(page, `/profile/${elif._id}`);
  const count = page.getByRole('button', { name: /follower/ });
  await expect(count).toHaveText('0 followers');
  await page.getByRole('button', { name: 'Follow Elif Demir' }).click();
  await expect(page.getByRole('button', { name: 'Following Elif Demir' })).toBeVisible();
  await expect(count).toHaveText('1 follower');
  await page.reload();
  await expect(count).toHaveText('1 follower');
  await count.click();
  await page
    .getByRole('dialog', { name: 'Followers' })
    .getByRole('link', { name: /Noor Haddad/ })
    .click();
  await expect(page).toHaveURL(`/profile/${noor._id}`);
  await expect(page.getByRole('button', { name: '1 following' })).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Following Elif Demir' }).click();
  await expect(count).toHaveText('0 followers');
  await expect(page.getByRole('button', { name: 'Follow Elif Demir' })).toBeVisible();
});

test('shops one follows count on one’s own profile, and stand in the list that opens', {
  tag: '@whole',
}, async ({ page, noor, arrive }) => {
  const elif = await arrive('Elif Demir');
  await open(page, `/profile/${elif._id}`);
  await page.getByRole('button', { name: 'Follow Elif Demir' }).click();
  await expect(page.getByRole('button', { name: '1 follower' })).toBeVisible();
  await open(page, '/search/*?tab=shops');
  const button = page
    .getByRole('main')
    .getByRole('button', { name: /^Follow / })
    .first();
  const shop = String(await button.getAttribute('aria-label')).replace('Follow ', '');
  const followed = page.waitForResponse('**/follow');
  await button.click();
  await followed;

  await open(page, `/profile/${noor._id}`);
  await page.getByRole('button', { name: '2 following' }).click();
  const list = page.getByRole('dialog', { name: 'Following' });
  await expect(list.getByRole('link', { name: shop })).toBeVisible();
  await list.getByRole('tab', { name: /^People/ }).click();
  await expect(list.getByRole('link', { name: /Elif Demir/ })).toBeVisible();

  await list.getByRole('tab', { name: /^Shops/ }).click();
  await list.getByRole('button', { name: shop }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '1 following' })).toBeVisible();
});

test.describe('someone who was blocked', () => {
  test.use({ provoked: /status of 404/ });

  test('no longer finds the profile, and finds it again once unblocked', { tag: '@whole' }, async ({
    page,
    noor,
    arrive,
    windowOf,
  }) => {
    const elif = await arrive('Elif Demir');
    const hers = await windowOf(elif.state);
    await open(hers, `/profile/${noor._id}`);
    await hers.getByRole('button', { name: 'Follow Noor Haddad' }).click();
    await expect(hers.getByRole('button', { name: '1 follower' })).toBeVisible();

    await open(page, `/profile/${elif._id}`);
    await expect(page.getByRole('button', { name: '1 following' })).toBeVisible();
    await page.getByRole('button', { name: 'More options for Elif Demir' }).click();
    await page.getByRole('menuitem', { name: 'Block Elif Demir' }).click();
    await page
      .getByRole('dialog', { name: 'Block Elif Demir?' })
      .getByRole('button', { name: 'Block' })
      .click();
    await expect(page.getByText('You blocked Elif Demir.')).toBeVisible();
    await expect(page.getByRole('button', { name: '0 following' })).toBeVisible();

    await hers.reload();
    await expect(hers.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
    await expect(hers.getByText('Noor Haddad')).toHaveCount(0);

    await open(page, '/settings/people');
    await page.getByRole('button', { name: 'Unblock Elif Demir' }).click();
    await expect(page.getByText('You haven’t blocked anyone')).toBeVisible();
    await hers.reload();
    await expect(hers.getByRole('heading', { level: 1 })).toHaveText('Noor Haddad');
    await expect(hers.getByRole('button', { name: 'Follow Noor Haddad' })).toBeVisible();
  });
});

/** A wide JPEG: red on the left, blue from the middle on. */
async function twoColoured(): Promise<Buffer> {
  const red = { create: { width: 800, height: 600, channels: 3, background: '#d02010' } } as const;
  const canvas = { ...red.create, width: 1600, background: '#1030d0' };
  return sharp({ create: canvas })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
}

async function middleOf(picture: Locator): Promise<'red' | 'blue'> {
  await expect(picture).toHaveJSProperty('complete', true);
  const shot = await picture.screenshot();
  const { width = 0, height = 0 } = await sharp(shot).metadata();
  const spot = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 };
  const [red = 0, , blue = 0] = await sharp(shot).extract(spot).removeAlpha().raw().toBuffer();
  return red > blue ? 'red' : 'blue';
}
