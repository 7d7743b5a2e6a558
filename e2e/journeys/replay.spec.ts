import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { bought } from '../buying.ts';
import { browserWithCamera, openCamera } from '../fake-camera.ts';
import { nobody, test, tokenOf } from '../newcomers.ts';
import { storedSession } from '../people.ts';
import { expect, open } from '../quiet.ts';
import { needRelay } from '../relay-of-market.ts';
import { openShow } from '../running-show.ts';

test.use({ launchOptions: browserWithCamera });
needRelay(test);

const stage = (page: Page) => page.getByRole('region', { name: 'Stage' });
const seek = (page: Page) => stage(page).getByRole('slider', { name: 'Position in the replay' });
const secondOf = async (page: Page) => Number(await seek(page).inputValue());

const framesOf = (page: Page, at: number) =>
  page.evaluate(
    (index) => document.querySelectorAll('video')[index]?.getVideoPlaybackQuality().totalVideoFrames ?? 0,
    at,
  );

/** Pictures that the page has shown so far. */
const shown = (page: Page) => framesOf(page, 0);

async function seesMore(page: Page): Promise<void> {
  const before = await shown(page);
  await expect.poll(() => shown(page), { timeout: 30_000 }).toBeGreaterThan(before + 10);
}

/** Whether all of a picture is in view, or as much as fills its place. */
const fitOf = (page: Page, at = 0) =>
  page.evaluate((index) => {
    const video = document.querySelectorAll('video')[index];
    return video && getComputedStyle(video).objectFit;
  }, at);
const fits = (page: Page, fit: 'contain' | 'cover', at = 0) =>
  expect.poll(() => fitOf(page, at), { timeout: 15_000 }).toBe(fit);

async function bid(request: APIRequestContext, lot: string): Promise<void> {
  const { token } = storedSession('buyer');
  const answer = await request.post(`/api/lots/${lot}/bids`, {
    headers: { authorization: `Bearer ${token}` },
    data: { id: randomUUID(), kind: 'once', confirmed: true, amount: { amount: 900, currency: 'USD' } },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('a visitor goes back in a running show, and watches it again later from the lot that was sold', async ({
  browser,
  request,
  arrive,
  windowOf,
}) => {
  // More than half a minute of it is the show itself and what is watched of it.
  test.slow();
  const host = await arrive('Mara Quill');
  const show = await openShow(request, host);
  const camera = await openCamera(browser, { request, token: tokenOf(host), showId: show.id });
  const recorded = async () => (await (await request.get(`/api/shows/${show.id}/replay`)).json()).seconds;
  await expect.poll(recorded, { timeout: 60_000 }).toBeGreaterThan(3);
  const visitor = await windowOf(nobody);
  await open(visitor, show.path);
  const sold = await show.start('Tenmoku bowl', 500);
  await bid(request, sold);
  await show.close(sold);
  const jar = await show.sell('Glaze jar', 1_500);
  await show.offer(jar);
  const pin = { headers: { authorization: `Bearer ${tokenOf(host)}` }, data: { productId: jar } };
  expect((await request.put(`/api/shows/${show.id}/pinned-product`, pin)).status()).toBe(204);
  await bought(request, storedSession('buyer').token, jar, {});
  const begun = await recorded();
  await seesMore(visitor);
  await fits(visitor, 'cover');
  // A screen is seen whole, also in the corner of the shop's page.
  const screen = { ...pin, data: { shown: 'screen' } };
  expect((await request.put(`/api/shows/${show.id}/video/shown`, screen)).status()).toBe(204);
  await fits(visitor, 'contain');
  await stage(visitor).getByRole('link', { name: show.shop.name }).first().click();
  const corner = visitor.getByRole('complementary', { name: 'Now watching' });
  await expect(corner).toBeVisible();
  await fits(visitor, 'contain');
  await corner.getByRole('link', { name: 'Back to Night kiln' }).click();
  await expect(corner).toBeHidden();
  // A viewer who goes back sees what was, and reads how long ago; the way back to the present is one press.
  await stage(visitor).getByRole('button', { name: 'Back 30 seconds' }).click();
  const earlier = visitor.getByRole('region', { name: 'Earlier in the show' });
  await expect(earlier.getByText(/^\d:\d\d behind live$/)).toBeVisible({ timeout: 15_000 });
  await expect.poll(() => framesOf(visitor, 1), { timeout: 15_000 }).toBeGreaterThan(10);
  await fits(visitor, 'cover', 1);
  await earlier.getByRole('button', { name: 'Live' }).click();
  await expect(earlier).toHaveCount(0);
  await seesMore(visitor);
  await expect(visitor.locator('video')).toHaveCount(1);
  await fits(visitor, 'contain');
  await expect.poll(recorded, { timeout: 60_000 }).toBeGreaterThan(begun + 12);
  await camera.stop();
  await show.end();

  await stage(visitor).getByRole('button', { name: 'Play', exact: true }).click({ timeout: 20_000 });
  await seesMore(visitor);
  const lot = visitor.getByRole('button', { name: 'Tenmoku bowl' });
  await lot.click();
  await expect(lot).toHaveAttribute('aria-current', 'true');
  await expect(stage(visitor).getByText(/^Lot 1 · sold/)).toBeVisible();
  expect(await secondOf(visitor)).toBeGreaterThanOrEqual(3);
  await seesMore(visitor);
  // What was sold at its price is found where it was held up.
  await visitor.getByRole('tab', { name: /^Products/ }).click();
  const row = visitor.getByRole('listitem').filter({ hasText: 'Glaze jar' });
  await expect(row).toContainText('1 sold in the show');
  await row.getByRole('button', { name: 'Glaze jar', exact: true }).click();
  await expect(stage(visitor).getByRole('region', { name: 'Pinned by the host' })).toContainText('Glaze jar');
  await seesMore(visitor);

  await visitor.keyboard.press('Space');
  await expect(stage(visitor).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  const paused = await secondOf(visitor);
  await visitor.keyboard.press('m');
  await expect(visitor.locator('video')).toHaveJSProperty('muted', true);
  await visitor.reload();
  await seesMore(visitor);
  expect(await secondOf(visitor)).toBeGreaterThanOrEqual(paused);
  await expect(visitor.locator('video')).toHaveJSProperty('muted', true);
  await visitor.keyboard.press('ArrowLeft');
  await visitor.keyboard.press('ArrowLeft');
  await expect.poll(() => secondOf(visitor)).toBeLessThan(paused);

  await open(visitor, `${show.path}?t=4`);
  await seesMore(visitor);
  expect(await secondOf(visitor)).toBeGreaterThanOrEqual(4);
  await fits(visitor, 'cover');
  const { screens } = await (await request.get(`/api/shows/${show.id}/replay`)).json();
  const late = Math.ceil(screens[0].from) + 1;
  await open(visitor, `${show.path}?t=${late}`);
  await seesMore(visitor);
  await fits(visitor, 'contain');
  await visitor.setViewportSize({ width: 390, height: 844 });
  await fits(visitor, 'contain');

  // Its host sees the proof of the sale, and takes what came of the show along as a table.
  const seller = await windowOf(host.state);
  await open(seller, `/lots/${sold}/log`);
  const proof = seller.getByRole('region', { name: 'The moment it sold' }).locator('video');
  await proof.scrollIntoViewIfNeeded();
  await proof.evaluate((video: HTMLVideoElement) => {
    video.muted = true;
    return video.play();
  });
  const frames = () =>
    proof.evaluate((video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames);
  await expect.poll(frames, { timeout: 15_000 }).toBeGreaterThan(10);
  // So it is where its host cuts a clip out of that.
  await open(seller, `${show.path}?t=${late}`);
  await seesMore(seller);
  await stage(seller).getByRole('button', { name: 'Make a clip' }).click();
  const preview = seller.getByRole('dialog', { name: 'Make a clip' }).locator('video');
  // What is chosen first begins up to 20 seconds before, with the camera.
  await expect(preview).toHaveCSS('object-fit', 'contain', { timeout: 40_000 });
  await open(seller, show.path);
  await seller.getByRole('link', { name: 'Report' }).click();
  const save = seller.getByRole('button', { name: 'Download CSV' });
  const [download] = await Promise.all([seller.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe(`show-${show.id}.csv`);
  const [head = '', ...minutes] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(head).toBe('\uFEFF"Minute","Viewers","Messages","Follows","Lots","Buy now","Sales","Tips"');
  const cells = minutes.map((line) => line.split(','));
  const sum = (column: number) => cells.reduce((all, row) => all + Number(row[column]), 0);
  expect(cells.every(([at = '']) => Date.parse(at) > 0)).toBe(true);
  // A lot for 9 and a jar for 15.
  expect([sum(4), sum(5), sum(6)]).toEqual([1, 1, 24]);
});
