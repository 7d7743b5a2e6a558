import { withPictures } from '../pictures-and-motion.ts';
import { expect, open, test } from '../quiet.ts';

// The browser writes each call that could not be made to the console.
test.use({
  ...withPictures,
  serviceWorkers: 'allow',
  provoked: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/,
});

test('without a connection the shell opens and says so, and the market comes back with it', async ({
  page,
  context,
}) => {
  await open(page, '/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(async () => Boolean(await caches.match('/offline')));

  await context.setOffline(true);
  await page.goto('/userguide');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toBeHidden();
  // Nothing is to be pressed.
  await expect(page.getByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible();
});

test('a connection that drops while someone reads is said, and nothing on the page is lost', {
  tag: '@whole',
}, async ({ page, context }) => {
  await open(page, '/');
  const shows = await page.getByRole('list', { name: 'Live now' }).getByRole('article').count();
  await context.setOffline(true);
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Live now' }).getByRole('article')).toHaveCount(shows);
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toBeHidden();
});
