import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { writeDate } from '@souk/shared/languages/dates.ts';
import { stateOf, storedUser } from '../people.ts';
import { expect, listenTo, open, test } from '../quiet.ts';

test.use({ storageState: stateOf('seller'), timezoneId: 'America/New_York' });

const shop = () => storedUser('seller').shopId?._id ?? '';

test('an event over the night of a clock change is right on every clock, in a calendar, and called off', {
  tag: '@whole',
}, async ({ page, browser, baseURL }) => {
  const { year, day } = clocksGoForward();
  const title = `Night firing ${randomUUID().slice(0, 8)}`;
  await open(page, `/event/add/${shop()}`);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('We fire **through** the night.');
  await page.getByRole('combobox', { name: /^Category/ }).click();
  await page.getByRole('option', { name: 'Ceramics', exact: true }).click();
  await pickDay(page, day);
  // As one writes it, whatever clock the browser goes by; it stands there as every time of the market.
  await page.getByLabel('Start time').fill('1:30 am');
  await page.getByLabel('End time').fill('02:15');
  await expect(page.getByLabel('Start time')).toHaveValue('01:30');
  // The clocks of New York skip that quarter past two.
  await expect(page.getByText('so 02:15 doesn’t exist')).toBeVisible();
  await page.getByRole('button', { name: 'Use 03:00' }).click();
  await expect(page.getByLabel('End time')).toHaveValue('03:00');
  await page.getByRole('textbox', { name: 'Venue', exact: true }).fill('The yard');
  await page.getByLabel('City').fill('New York');
  await page.getByRole('textbox', { name: 'Ticket name', exact: true }).fill('Adult');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByText(/01:30 \S+ – 03:00 \S+/)).toBeVisible();
  await expect(page.getByText('your time')).toBeHidden();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', timezoneId: 'Asia/Tokyo' });
  const noise = listenTo(elsewhere);
  const reader = await elsewhere.newPage();
  await open(reader, new URL(page.url()).pathname);
  await expect(reader.getByText(/01:30 \S+ – 03:00 \S+/)).toBeVisible();
  await expect(reader.getByText('15:30 – 16:00 your time')).toBeVisible();
  const coming = reader.waitForEvent('download');
  await reader.getByRole('link', { name: 'Add to calendar' }).click();
  const file = await readFile(await (await coming).path(), 'utf8');
  expect(file).toContain(`DTSTART:${year}03${day.slice(8)}T063000Z`);
  expect(file).toContain(`DTEND:${year}03${day.slice(8)}T070000Z`);

  await page.getByRole('link', { name: 'Manage' }).click();
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Cancel event' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel event' }).click();
  await expect(page.getByRole('link', { name: title })).toBeHidden();
  await page.getByRole('link', { name: /^Cancelled/ }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await reader.reload();
  await expect(reader.getByText('This event has been cancelled.')).toBeVisible();
  expect(noise).toEqual([]);
  await elsewhere.close();
});

test.describe('a draft in two windows', () => {
  test.use({ provoked: /status of 409/ });

  test('is saved by one, and the other is told before it writes over that', { tag: '@whole' }, async ({
    page,
    context,
  }) => {
    const saved = `Clay for beginners ${randomUUID().slice(0, 8)}`;
    await open(page, `/event/add/${shop()}`);
    await page.getByLabel('Title').fill('Something with clay');
    const made = page.waitForResponse((one) => one.request().method() === 'POST' && one.ok());
    const { _id } = await (await made).json();
    const other = await context.newPage();
    await open(other, `/event/edit/${_id}`);
    await expect(other.getByLabel('Title')).toHaveValue('Something with clay');
    const changed = page.waitForResponse((one) => one.request().method() === 'PATCH' && one.ok());
    await page.getByLabel('Title').fill(saved);
    await changed;

    await other.getByLabel('Title').fill('Clay for the brave');
    const question = other.getByRole('dialog', { name: 'This event has changed' });
    await question.getByRole('button', { name: 'Use saved version' }).click();
    await expect(other.getByLabel('Title')).toHaveValue(saved);

    await open(other, `/event/${shop()}?view=own&shelf=draft`);
    await other.getByRole('button', { name: `Actions for ${saved}` }).click();
    await other.getByRole('menuitem', { name: 'Delete draft' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Delete draft' }).click();
    await expect(other.getByRole('link', { name: saved })).toBeHidden();
  });
});

test('half an event is there after going back, a reload and coming again; discarded, it is brought back; then it is published', {
  tag: '@whole',
}, async ({ page }) => {
  const title = `Market of two days ${randomUUID().slice(0, 8)}`;
  await open(page, `/event/add/${shop()}`);
  await page.getByRole('button', { name: 'Publish' }).click();
  // The times stand there already; it is the day that is missing.
  await expect(page.getByRole('button', { name: /^Start date/ })).toHaveAttribute('aria-invalid', 'true');
  for (const time of ['Start time', 'End time'])
    await expect(page.getByLabel(time)).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Forty stalls.');
  await page.getByRole('textbox', { name: 'Venue', exact: true }).fill('The yard');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await open(page, `/event/add/${shop()}`);
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(page.getByRole('textbox', { name: 'Venue', exact: true })).toHaveValue('The yard');

  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(/\/event\/edit\//);
  await expect(page.getByLabel('Title')).toHaveValue(title);

  await page.getByRole('combobox', { name: /^Category/ }).click();
  await page.getByRole('option', { name: 'Ceramics', exact: true }).click();
  const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);
  await pickDay(page, day(20));
  await pickDay(page, day(21), /^End date/);
  await page.getByLabel('City').fill('New York');
  await page.getByRole('textbox', { name: 'Ticket name', exact: true }).fill('Adult');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const drawn = new URL(page.url()).pathname;
  // Drawn by the server, which knows other words for dates than some browsers: in each language it is taken over.
  for (const name of ['en', 'es', 'fr', 'ar']) {
    await page.context().addCookies([{ name: 'souk_lang', value: name, url: page.url() }]);
    await open(page, drawn);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }

  await page.context().clearCookies({ name: 'souk_lang' });
  await open(page, `/event/add/${shop()}`);
  await expect(page.getByLabel('Title')).toHaveValue('');
});

/** The next night on which New York goes into summer time: the second Sunday of March. */
function clocksGoForward(): { year: number; day: string } {
  const today = new Date().toISOString().slice(0, 10);
  const ofYear = (year: number) => {
    const first = new Date(Date.UTC(year, 2, 8)).getUTCDay();
    return new Date(Date.UTC(year, 2, 8 + ((7 - first) % 7))).toISOString().slice(0, 10);
  };
  const thisYear = new Date().getUTCFullYear();
  const year = ofYear(thisYear) > today ? thisYear : thisYear + 1;
  return { year, day: ofYear(year) };
}

async function pickDay(page: Page, day: string, field = /^Start date/): Promise<void> {
  const at = new Date(`${day}T00:00:00Z`);
  const written = writeDate(at, 'long', { locale: 'en', timeZone: 'UTC' });
  await page.getByRole('button', { name: field }).click();
  const calendar = page.getByRole('dialog', { name: field });
  const wanted = calendar.getByRole('button', { name: written });
  for (let months = 0; months < 13 && !(await wanted.isVisible()); months += 1)
    await calendar.getByRole('button', { name: 'Next month' }).click();
  await wanted.click();
}
