import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { type Newcomer, nobody, test } from '../newcomers.ts';
import { withPictures } from '../pictures-and-motion.ts';
import { expect, open } from '../quiet.ts';

test.use(withPictures);

const script = '"><img src=/never.png onerror=alert(1)><script>alert(2)</script>';
const short = '<img src=/never.png>';

test('script in the words of a shop, a product and an event is read as words, and never runs', async ({
  page,
  noor,
  windowOf,
}) => {
  const word = `Jug${randomUUID().slice(0, 8)}`;
  const title = `${word} ${script}`;
  const shop = await post(page.request, noor, '/api/shops', {
    name: `${word} & Sons`,
    city: 'Porto',
    country: 'PT',
    story: script,
    policies: script,
  });
  const visitor = await windowOf(nobody);
  const asked = [page, visitor].map(questions);

  await open(page, '/settings/import-products');
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: '<img src=never onerror=alert(3)>.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(productFile(title, new URL(page.url()).origin)),
  });
  const row = page.getByRole('table', { name: 'Result' }).getByRole('row', { name: word });
  await expect(row).toContainText(title);
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByRole('button', { name: 'Import another file' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/Copying photos/)).toBeHidden({ timeout: 30_000 });

  await open(visitor, `/search/${word}`);
  await visitor.getByRole('link', { name: title }).first().click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText(script, { exact: true })).toHaveCount(2);
  await expect(visitor.getByText(short, { exact: true }).first()).toBeVisible();

  await open(visitor, `/shop/${shop}?tab=about`);
  await expect(visitor.getByText(script, { exact: true })).toHaveCount(2);

  const event = await postEvent(page.request, noor, shop, title);
  await open(visitor, `/event-view/${event}`);
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText(script, { exact: true }).first()).toBeVisible();
  expect(asked).toEqual([[], []]);
});

/** What the page asks in a window of its own, or fetches, because a script ran. */
function questions(page: Page): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('/never')) asked.push(request.url());
  });
  return asked;
}

function productFile(title: string, origin: string): string {
  const cells = [
    title,
    script,
    'ceramics',
    '12',
    '1',
    script.slice(0, 40),
    short,
    short,
    `${short}: ${script}`,
  ];
  const quoted = [...cells, `${origin}/samples/teapot.webp`].map((cell) => `"${cell.replaceAll('"', '""')}"`);
  return `title,description,category,price,stock,option1_name,option1_value,tags,attributes,images\n${quoted.join()}\n`;
}

async function postEvent(
  request: APIRequestContext,
  host: Newcomer,
  shop: string,
  title: string,
): Promise<string> {
  const { items } = await (await request.get('/api/categories')).json();
  const day = `${new Date().getUTCFullYear() + 1}-05-04`;
  return post(request, host, `/api/shops/${shop}/events`, {
    title,
    description: script,
    categoryId: items[0]._id,
    startsAt: `${day}T19:00`,
    endsAt: `${day}T21:00`,
    timeZone: 'Europe/Lisbon',
    online: false,
    place: short,
    city: short,
    address: script,
    capacity: 12,
    tickets: [{ name: short, note: short, price: { amount: 0, currency: 'USD' }, capacity: null }],
    status: 'active',
  });
}

async function post(
  request: APIRequestContext,
  { state }: Newcomer,
  path: string,
  data: object,
): Promise<string> {
  const { token } = JSON.parse(state.origins[0]?.localStorage[0]?.value ?? '{}').state;
  const answer = await request.post(path, {
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    data,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json())._id;
}
