import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { callsOf, keepCard } from '../buying.ts';
import { keepAddress, type Newcomer, test, tokenOf } from '../newcomers.ts';
import { expect, open } from '../quiet.ts';
import { openShow } from '../running-show.ts';

/** An auction of a shop where nobody of the demo world bids. */
async function lotToBidOn(request: APIRequestContext, host: Newcomer): Promise<{ _id: string }> {
  const { auction } = await openShow(request, host);
  const productId = await auction('Moon jar', 2_000, { durationSeconds: 3_600 });
  const lot = async () => (await (await request.get(`/api/products/${productId}`)).json()).lot;
  await expect.poll(async () => (await lot())?.state, { timeout: 20_000 }).toBe('running');
  return lot();
}

test('a downloaded log is checked in the browser, and one changed byte is found and named', async ({
  noor,
  arrive,
  page,
  request,
}) => {
  const lot = await lotToBidOn(request, await arrive('Mara Quill'));
  await keepAddress(request, noor, { country: 'DE', city: 'Berlin', postalCode: '12047' });
  await keepCard(request, tokenOf(noor));
  const bid = (kind: string, amount: number) =>
    callsOf(request, tokenOf(noor))(`/lots/${lot._id}/bids`, {
      ...{ id: randomUUID(), kind, amount: { amount, currency: 'USD' } },
    });
  await bid('once', 2_000);
  await open(page, `/lots/${lot._id}/log`);
  const verdict = page.getByRole('status').filter({ hasText: 'Checked in your browser' });
  await expect(verdict).toContainText('The chain is intact');
  await expect(page.getByRole('row', { name: noor.handle })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Log, / }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  const check = (buffer: Buffer) =>
    page
      .getByLabel('Check a file')
      .and(page.locator('input'))
      .setInputFiles({
        ...{ name: 'favorites.json', mimeType: 'application/json', buffer },
      });
  await check(Buffer.from(text));
  await expect(verdict).toContainText('favorites.json');
  await expect(verdict).toContainText('Ends with the last hash shown here');
  // What comes in meanwhile changes nothing about what was found in the file.
  await bid('maximum', 4_000);
  await expect(page.getByRole('row', { name: 'Max bid' })).toBeVisible();
  await expect(verdict).toContainText('favorites.json');
  const log = JSON.parse(text);
  const own = log.entries.findLast(({ kind }: { kind: string }) => kind === 'once');
  const changed = text.replace(new RegExp(`("kind":"once".*"amount":${own.amount})(?=\\D)`), '$11');
  expect(changed.length).toBe(text.length + 1);
  await check(Buffer.from(changed));
  await expect(verdict).toContainText('The chain is broken');
  await expect(verdict).toContainText(new RegExp(`Entry ${own.number}: it has been changed`));
  await page.getByRole('button', { name: 'Verify again' }).click();
  await expect(verdict).toContainText('The chain is intact');
});
