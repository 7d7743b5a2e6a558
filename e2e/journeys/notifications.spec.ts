import { test } from '../newcomers.ts';
import { stateOf } from '../people.ts';
import { expect, open } from '../quiet.ts';

// What the reader sees at once is not told besides: the market waits a few seconds before it rings.
const rings = { timeout: 30_000 };

// Without one there is nothing to push to.
test.use({ serviceWorkers: 'allow' });

test('somebody writes, the bell of the other counts up by itself and leads to the conversation', async ({
  page,
  noor,
  arrive,
  windowOf,
}) => {
  test.slow();
  const sami = await arrive('Sami Aziz');
  const other = await windowOf(sami.state);
  await open(other, '/favorites');
  const bell = other.getByRole('button', { name: 'Notifications' });
  await bell.click();
  const panel = other.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByText('You’re all caught up')).toBeVisible(rings);
  await other.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  await open(page, `/messaging/${sami._id}`);
  await page.getByRole('textbox', { name: /Sami Aziz/ }).fill('Does the lid fit the old one?');
  await page.keyboard.press('Enter');

  const header = other.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Messages 1 new' })).toBeVisible(rings);
  await expect(header.getByRole('button', { name: 'Notifications 1 new' })).toBeVisible(rings);
  await bell.click();
  const news = panel.getByRole('listitem').filter({ hasText: `${noor.name}: Does the lid fit the old one?` });
  await expect(news.getByText('New', { exact: true })).toBeAttached();
  await news.getByRole('link').click();
  await expect(other).toHaveURL(new RegExp(`/messaging/${noor._id}$`));
  await expect(panel).toBeHidden();
  await expect(other.getByText('Does the lid fit the old one?').last()).toBeVisible();
  await expect(header.getByText('1 new')).toHaveCount(0, rings);

  await header.getByRole('button', { name: 'Notifications' }).click();
  await expect(news.getByText('New', { exact: true })).toHaveCount(0);
  await news.hover();
  await news.getByRole('button', { name: /^Delete/ }).click();
  await expect(panel.getByText('You’re all caught up')).toBeVisible();
});

test('a seller has their bell beside their work, on a desk and on a phone', { tag: '@whole' }, async ({
  windowOf,
}) => {
  const page = await windowOf(stateOf('seller'));
  await open(page, '/sell');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.getByRole('button', { name: 'Notifications' }).click();
    await expect(panel.getByRole('heading', { name: 'Notifications' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  }
});

test('someone keeps quiet hours, and finds them again', { tag: '@whole' }, async ({ page }) => {
  await open(page, '/settings/notifications');
  const quiet = page.getByRole('switch', { name: 'Use quiet hours' });
  await quiet.click();
  await page.getByRole('combobox', { name: 'From' }).click();
  await page.getByRole('option', { name: '23:30' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(quiet).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'From' })).toContainText('23:30');
  await expect(page.getByRole('heading', { name: 'Push notifications on this device' })).toBeVisible();
});
