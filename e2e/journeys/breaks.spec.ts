import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import { callsOf, keepCard } from '../buying.ts';
import { keepAddress, type Newcomer, test, tokenOf } from '../newcomers.ts';
import { expect, open } from '../quiet.ts';
import { openShow } from '../running-show.ts';

const souk = fileURLToPath(new URL('../../apps/server/src/souk.ts', import.meta.url));
const berlin = { country: 'DE', city: 'Berlin', postalCode: '12047' };

/** What the script of the market says of a file. */
async function script(file: string): Promise<string> {
  const answered = await promisify(execFile)(process.execPath, [souk, 'verify-lot', file]).catch(
    (error) => error,
  );
  return answered.stdout + answered.stderr;
}

const inside = (page: Page) => page.getByRole('button', { name: 'What’s inside “Prizm box”' });

/** The spots of a show that wait, the first one first. */
async function waiting(request: APIRequestContext, showId: string): Promise<string[]> {
  const show = await (await request.get(`/api/shows/${showId}`)).json();
  return show.lots
    .filter(({ state }: { state: string }) => state === 'queued')
    .map(({ _id }: { _id: string }) => _id);
}

test(
  'a host sells a spot of a break at a price and three by auction, it is drawn, and anyone checks it',
  { tag: '@whole' },
  async ({ page, request, noor, arrive, windowOf }, info) => {
    test.slow();
    const [host, jonas] = [await arrive('Mara Quill'), await arrive('Jonas Berg')];
    for (const buyer of [noor, jonas]) {
      await keepAddress(request, buyer, berlin);
      await keepCard(request, tokenOf(buyer));
    }
    const show = await openShow(request, host);
    const desk = await windowOf(host.state);
    await Promise.all([open(page, show.path), open(desk, show.path)]);

    // What is in it, with odds that count themselves.
    await desk.getByRole('button', { name: 'Break', exact: true }).click();
    const editor = desk.getByRole('dialog', { name: 'New break or surprise set' });
    await editor.getByLabel('Name', { exact: true }).fill('Prizm box');
    await editor.getByLabel('Item 1', { exact: true }).fill('Gold rookie');
    await editor.getByLabel('Value').first().fill('400');
    await editor.getByLabel('Item 2', { exact: true }).fill('Base card');
    for (let n = 0; n < 2; n += 1)
      await editor
        .getByRole('group', { name: 'Quantity of item 2' })
        .getByRole('button', { name: 'Increase quantity' })
        .click();
    await expect(editor.getByText('3 in 4')).toBeVisible();
    await editor.getByText('Some of each').click();
    await editor.getByLabel('Starting price of each spot').fill('10');
    await editor.getByLabel('Price of each spot', { exact: true }).fill('20');
    await editor.getByRole('button', { name: 'Put 4 spots up for sale' }).click();
    await expect(desk.getByText('4 of 4 spots left')).toBeVisible();
    await expect(inside(page)).toContainText('4 of 4 spots left · 1 at $20 · Gold rookie 1 in 4');

    // One tap asks, the next one buys, whatever is under the hammer.
    await page.getByRole('button', { name: 'Buy a spot of “Prizm box” for $20' }).click();
    const sheet = page.getByRole('dialog', { name: 'Buy a spot' });
    await expect(sheet.getByText(/with shipping|Free shipping/)).toBeVisible();
    await sheet.getByRole('button', { name: 'Buy spot 1 for $20' }).click();
    await expect(sheet.getByText('Spot 1 is yours!')).toBeVisible();
    await sheet.getByRole('button', { name: 'Keep watching' }).click();
    await expect(desk.getByText('3 of 4 spots left')).toBeVisible();

    // Spot by spot, as any lot.
    const bid = (who: Newcomer, lot: string) =>
      callsOf(request, tokenOf(who))(`/lots/${lot}/bids`, {
        id: randomUUID(),
        kind: 'once',
        amount: { amount: 2_000, currency: 'USD' },
      });
    const spots = await waiting(request, show.id);
    expect(spots).toHaveLength(3);
    const [first = ''] = spots;
    await desk.getByRole('button', { name: 'Start lot 1' }).click();
    await page
      .getByRole('region', { name: 'Bidding' })
      .getByRole('button', { name: /^Bid \$10/ })
      .click();
    await expect(page.getByText('You’re leading').first()).toBeVisible();
    await show.close(first);
    for (const [at, spot] of spots.slice(1).entries()) {
      await show.begin(spot);
      await bid(at === 1 ? jonas : noor, spot);
      if (at === 0) await expect(inside(page)).toContainText('2 of 4 spots left');
      await show.close(spot);
    }

    await expect(inside(page)).toContainText('You got', { timeout: 30_000 });
    await inside(page).click();
    const drawer = page.getByRole('dialog', { name: 'Prizm box' });
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Yours' })).toHaveCount(3);
    await expect(drawer.getByRole('listitem').filter({ hasText: jonas.handle })).toHaveCount(1);

    // The page checks it on this device, the script offline; one changed byte is named by both.
    await drawer.getByRole('link', { name: 'Check the draw' }).click();
    const draw = page.getByRole('region', { name: 'The draw of “Prizm box”' });
    await expect(draw.getByRole('status')).toContainText('The draw is fair');
    await expect(draw.getByRole('status')).toContainText('4 spots were bought, in this order');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      draw.getByRole('button', { name: 'Download draw' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    const kept = info.outputPath('break.json');
    await writeFile(kept, text);
    expect(await script(kept)).toContain('Right: 4 of 4 spots were bought');
    const at = text.indexOf('"number":3') + '"number":3,"spot":'.length;
    const changed = `${text.slice(0, at)}${(Number(text[at]) % 4) + 1}${text.slice(at + 1)}`;
    await writeFile(kept, changed);
    expect(await script(kept)).toMatch(/WRONG at entry 3: /);
    await draw
      .getByLabel('Check a saved draw')
      .and(page.locator('input'))
      .setInputFiles({ name: 'favorites.json', mimeType: 'application/json', buffer: Buffer.from(changed) });
    await expect(draw.getByRole('status')).toContainText('This draw doesn’t add up');
    await expect(draw.getByRole('status')).toContainText(/Entry 3: /);

    // The order says what it brought.
    const headers = { authorization: `Bearer ${tokenOf(noor)}` };
    const [order] = (await (await request.get('/api/orders', { headers })).json()).items;
    await open(page, `/myorders?order=${order._id}`);
    const brought = page.getByText(/Gold rookie|Base card/).filter({ visible: true });
    await expect(brought.first()).toBeVisible();
  },
);

test('what was opened to buy a spot of one break buys of that one, though another begins meanwhile', {
  tag: '@whole',
}, async ({ page, request, noor, arrive }) => {
  const host = await arrive('Mara Quill');
  await keepAddress(request, noor, berlin);
  await keepCard(request, tokenOf(noor));
  const show = await openShow(request, host);
  const put = (title: string, price: number) =>
    callsOf(request, tokenOf(host))(`/shows/${show.id}/breaks`, {
      ...{
        kind: 'break',
        title,
        contents: [
          { name: 'Gold rookie', pieces: 1 },
          { name: 'Base card', pieces: 1 },
        ],
      },
      terms: { start: { amount: 500, currency: 'USD' }, seconds: 120 },
      fixed: { spots: 1, price: { amount: price, currency: 'USD' } },
    });
  await put('Prizm box', 2_000);
  await open(page, show.path);
  await page.getByRole('button', { name: 'Buy a spot of “Prizm box” for $20' }).click();
  const sheet = page.getByRole('dialog', { name: 'Buy a spot' });
  await expect(sheet.getByText(/with shipping|Free shipping/)).toBeVisible();

  const before = await waiting(request, show.id);
  await put('Topps crate', 5_000);
  const [other = ''] = (await waiting(request, show.id)).filter((lot) => !before.includes(lot));
  await show.begin(other);
  await expect(page.getByText('Bid $5', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Buy spot 1 for $20' }).click();
  await expect(sheet.getByText('Spot 1 is yours!')).toBeVisible();
});

test('on a phone the card of a surprise set beside a pinned product is whole, however much is said', {
  tag: '@whole',
}, async ({ page, request, arrive }) => {
  const host = await arrive('Mara Quill');
  const show = await openShow(request, host);
  const bowl = await show.sell('Serving bowl', 4_200);
  await show.offer(bowl);
  const headers = { authorization: `Bearer ${tokenOf(host)}` };
  await request.put(`/api/shows/${show.id}/pinned-product`, { headers, data: { productId: bowl } });
  await callsOf(request, tokenOf(host))(`/shows/${show.id}/breaks`, {
    ...{ kind: 'surprise', title: 'Mystery glazes', contents: [{ name: 'Moss cup', pieces: 4 }] },
    terms: { start: { amount: 500, currency: 'USD' }, seconds: 120 },
  });
  const [lot = ''] = await waiting(request, show.id);
  await show.begin(lot);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, show.path);
  const cards = page.locator('[data-cards]');
  await expect(cards.getByText('Mystery glazes').first()).toBeVisible({ timeout: 20_000 });
  await expect(cards.getByText('Serving bowl').first()).toBeVisible();
  // As tall as a talk gets.
  await page.getByRole('region', { name: 'Chat' }).evaluate((chat) => {
    chat.style.flexBasis = '600px';
  });
  expect(await cards.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await expect(page.getByRole('region', { name: 'Chat' }).getByRole('combobox')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Bid $5' })).toBeInViewport({ ratio: 1 });

  // On a low one they stand side by side, each of them whole; and so they do beside a question.
  const poll = {
    question: 'Which glaze shall we open next?',
    answers: ['Moss', 'Rust', 'Blue'],
    seconds: 180,
  };
  for (const ask of [false, true]) {
    if (ask) await callsOf(request, tokenOf(host))(`/shows/${show.id}/polls`, poll);
    for (const [width, height] of [
      [390, 667],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const first = ask ? cards.locator('[data-poll]') : cards.getByRole('button', { name: /Buy/ }).first();
      await expect(first).toBeInViewport({ ratio: 0.99 });
      expect(await cards.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
      const sets = cards.getByText('Mystery glazes').last();
      await cards.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
      await expect(sets).toBeInViewport({ ratio: 0.99 });
      await cards.evaluate((box) => box.scrollTo({ left: 0 }));
      await expect(page.getByRole('button', { name: 'Bid $5' })).toBeInViewport({ ratio: 1 });
      // What is under the thumb stays below the way out.
      const [leave, share] = await Promise.all(
        ['Leave the room', 'Share'].map((name) =>
          page
            .getByRole(name === 'Share' ? 'button' : 'link', { name })
            .filter({ visible: true })
            .first()
            .boundingBox(),
        ),
      );
      expect(share?.y).toBeGreaterThanOrEqual((leave?.y ?? 0) + (leave?.height ?? 0));
    }
  }
});
