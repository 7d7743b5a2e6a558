import type { Page } from '@playwright/test';
import { noisePicture } from '../noise-picture.ts';
import { stateOf, storedUser } from '../people.ts';
import { withPictures } from '../pictures-and-motion.ts';
import { expect, open, test } from '../quiet.ts';

// Requests that a service worker makes could not be held back here.
test.use({ ...withPictures, storageState: stateOf('seller'), serviceWorkers: 'block' });

const pictures = (page: Page) => page.getByRole('list', { name: 'Photos' });

async function openEditor(page: Page): Promise<void> {
  // Here they belong to no draft: a form that saves by itself would take them over.
  await page.route('**/api/shops/*/products', () => undefined);
  await open(page, `/shop/add/${storedUser('seller').shopId?._id}`);
  await expect(page.getByLabel('Add photos')).toBeAttached();
}

test('a picture is paused on its way, survives a reload, goes on where it was and is there', async ({
  page,
}) => {
  // The second part stays on the line until someone pauses it.
  let parts = 0;
  const sent: number[] = [];
  await page.route('**/api/files/*', async (route) => {
    if (route.request().method() !== 'PATCH') return await route.continue();
    sent.push(route.request().postDataBuffer()?.length ?? 0);
    parts += 1;
    if (parts !== 2) await route.continue();
  });
  await openEditor(page);
  const buffer = noisePicture(700, 500);
  await page.getByLabel('Add photos').setInputFiles({ name: 'teapot.png', mimeType: 'image/png', buffer });
  const bar = page.getByRole('progressbar', { name: 'Photo 1' });
  await expect.poll(() => parts).toBe(2);
  await page.getByRole('button', { name: 'Pause Photo 1' }).click();
  await expect(bar).toHaveAttribute('aria-valuetext', /^Paused/);
  const halfway = Number(await bar.getAttribute('aria-valuenow'));
  expect(halfway).toBeGreaterThan(0);

  await page.reload();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await expect(bar).toHaveAttribute('aria-valuetext', /^Paused/);
  await expect(bar).toHaveAttribute('aria-valuenow', String(halfway));

  const answer = page.waitForResponse((one) => one.url().includes('?wait=') && one.status() === 200);
  await page.getByRole('button', { name: 'Resume Photo 1' }).click();
  const file = await (await answer).json();
  await expect(bar).toBeHidden();
  // What had arrived before was not sent again.
  expect((sent[0] ?? 0) + sent.slice(2).reduce((sum, bytes) => sum + bytes, 0)).toBe(buffer.length);
  expect(file).toMatchObject({ name: 'teapot.png', state: 'ready', image: { width: 700, height: 500 } });

  // It is in the form again after another reload: only saving was left.
  await page.reload();
  await expect(pictures(page).getByRole('img', { name: 'Photo 1' })).toBeVisible();
  expect((await page.request.get(`/media/${file._id}/640.webp`)).ok()).toBe(true);
});

test('several pictures are dropped, one of them cannot be taken and says why, and they are put in order by keys', {
  tag: '@whole',
}, async ({ page }) => {
  await openEditor(page);
  await drop(page, [
    { name: 'first.png', type: 'image/png', bytes: noisePicture(60, 60) },
    {
      name: 'logo.svg',
      type: 'image/svg+xml',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
    { name: 'second.png', type: 'image/png', bytes: noisePicture(80, 60) },
  ]);
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('logo.svg');
  await expect(refusal).toContainText('SVG files aren’t accepted, because they can carry code.');
  await refusal.getByRole('button', { name: 'Remove' }).click();
  await expect(pictures(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('2 of 2 uploaded')).toBeVisible();

  const first = await pictures(page).getByRole('img').first().getAttribute('src');
  await page.getByRole('button', { name: 'Move Photo 1' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up from position 1 of 2.')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Position 2 of 2.', { exact: true })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move Photo 2' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Dropped at position 2 of 2.')).toBeAttached();
  expect(await pictures(page).getByRole('img').last().getAttribute('src')).toBe(first);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger pulls a picture to another place by its grip', { tag: '@whole' }, async ({ page }) => {
    await openEditor(page);
    const buffers = [noisePicture(60, 60), noisePicture(80, 60)];
    await page
      .getByLabel('Add photos')
      .setInputFiles(buffers.map((buffer, at) => ({ name: `${at}.png`, mimeType: 'image/png', buffer })));
    await expect(page.getByText('2 of 2 uploaded')).toBeVisible();
    const images = pictures(page).getByRole('img');
    const second = await images.last().getAttribute('src');
    const grip = page.getByRole('button', { name: 'Move Photo 2' });
    await grip.scrollIntoViewIfNeeded();
    const [from, to] = [await grip.boundingBox(), await images.first().boundingBox()];
    if (!from || !to) throw new Error('the pictures are not drawn');
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    await touch('touchStart', from.x + from.width / 2, from.y + from.height / 2);
    await touch('touchMove', to.x + to.width / 2, to.y + to.height / 2);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByText('Dropped at position 1 of 2.')).toBeAttached();
    await expect(images.first()).toHaveAttribute('src', second ?? '');
  });
});

test('a picture is cut to shape and described, and what was sent of the whole one is thrown away', {
  tag: '@whole',
}, async ({ page }) => {
  await openEditor(page);
  const buffer = noisePicture(120, 60);
  await page.getByLabel('Add photos').setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('1 of 1 uploaded')).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Photo 1' }).click();
  await page.getByRole('menuitem', { name: 'Crop' }).click();
  const gone = page.waitForResponse((one) => one.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Use this crop' }).click();
  expect((await gone).ok()).toBe(true);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('1 of 1 uploaded')).toBeVisible();

  await page.getByRole('button', { name: 'Actions for Photo 1' }).click();
  await page.getByRole('menuitem', { name: 'Add description' }).click();
  await page.getByLabel('What the photo shows').fill('A teapot beside a window');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(pictures(page).getByRole('img', { name: 'A teapot beside a window' })).toBeVisible();
});

interface Dropped {
  name: string;
  type: string;
  bytes: Buffer;
}

/** As if they came from a window beside the browser. */
async function drop(page: Page, files: Dropped[]): Promise<void> {
  const plain = files.map(({ name, type, bytes }) => ({ name, type, bytes: [...bytes] }));
  const dataTransfer = await page.evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, type, bytes } of dropped)
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
    return transfer;
  }, plain);
  const area = page.getByText('or drag or paste them here.');
  await area.dispatchEvent('dragover', { dataTransfer });
  await area.dispatchEvent('drop', { dataTransfer });
}
