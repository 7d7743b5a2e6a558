import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LotId } from '@souk/shared/ids.ts';
import { verifyBreak } from '@souk/shared/live/breaks/verify-break.ts';
import { hashOfSecret } from '@souk/shared/live/giveaways/draw.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { personalParts } from '../../../personal-parts.ts';
import { openBreaks } from '../../../testing/breaks.fixture.ts';
import { importerOf } from '../../../testing/importer.ts';
import { someoneWaits } from '../../../testing/someone-waits.ts';
import { buildCategory } from '../../market/categories/category.builder.ts';
import { cancelLocked, lockOrder } from '../../money/orders/index.ts';
import { drawReady } from './drawing.service.ts';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
const souk = fileURLToPath(new URL('../../../souk.ts', import.meta.url));

/** What the command says of a file, and how it ends. */
function verify(file: string): Promise<{ said: string; code: number }> {
  return new Promise((resolve) =>
    execFile(process.execPath, [souk, 'verify-lot', file], (error, stdout, stderr) =>
      resolve({ said: stdout + stderr, code: Number(error?.code ?? 0) }),
    ),
  );
}

test('four spots are sold to two people, drawn by themselves, and each order says what its buyer has', async () => {
  await using market = await openBreaks();
  const { app, show } = market;
  const id = await market.open();
  const before = await market.view(id);
  expect(before).toMatchObject({
    ...{ state: 'open', title: 'Prizm box', currency: 'USD', isClosed: false },
    contents: [
      { name: 'Gold · 金', pieces: 1, worth: 40_000 },
      { name: 'Silver', pieces: 1, worth: 1_500 },
      { name: 'Base', pieces: 2, worth: null },
    ],
  });
  expect(before.spots).toHaveLength(4);
  const declared = await market.log(id);
  expect(declared).toMatchObject({ secret: null, entries: [], drawn: [], head: null });
  expect(verifyBreak(declared)).toMatchObject({ ok: true, state: 'open' });
  const maya = await market.bidder('Maya');
  const ben = await market.bidder('Ben');
  const lots = [];
  for (const [spot, buyer] of [
    [2, maya],
    [1, ben],
    [4, maya],
    [3, maya],
  ] as const) {
    expect(await market.work()).toBe(0);
    lots.push(await market.sell(id, spot, buyer));
  }
  expect(await market.work()).toBe(1);
  expect(await market.work()).toBe(0);

  const log = await market.log(id);
  expect(hashOfSecret(log.secret)).toBe(before.secretHash);
  expect(log.declared).toBe(declared.declared);
  expect(log.entries.map(({ spot }: { spot: number }) => spot)).toEqual([2, 1, 4, 3]);
  expect(verifyBreak(log)).toMatchObject({ ok: true, state: 'drawn', entries: 4, spots: 4 });
  // Each entry names the last hash of a log that anyone can check, too.
  const [first] = log.entries;
  expect((await app.get(`/api/lots/${first.lot}/log`)).body.head).toBe(first.lotHead);
  const after = await market.view(id);
  expect(after.spots.map(({ content }) => content).toSorted()).toEqual([1, 2, 3, 3]);
  expect((await app.get(`/api/lots/${lots[0]}/break`)).body.break).toEqual(after);
  expect((await app.get(`/api/shows/${show.id}/breaks`)).body.items).toEqual([after]);
  for (const [at, lot] of lots.entries()) {
    const { spot } = log.entries[at];
    const [order] = await market.ordersOf({ id: lot });
    const { body } = await (at === 1 ? ben : maya).call.get(`/api/orders/${order?.id}`);
    const name = before.contents[(after.spots[spot - 1]?.content ?? 0) - 1]?.name;
    expect(body.lines).toMatchObject([{ title: `#${spot} Prizm box`, options: { 'Prizm box': name } }]);
  }
  expect((await market.told(maya)).filter((text) => text === 'spotDrawn')).toHaveLength(3);
  const { rows } = await sql<{ data: object }>`
    select data from live_documents where collection = ${`rooms/${show.id}/breaks`}`.execute(app.db);
  expect(rows).toMatchObject([{ data: { state: 'drawn', spots: after.spots } }]);
});

test('whoever downloads the log of a break checks it with the script for lots; one changed byte is named', {
  tags: 'whole',
}, async () => {
  await using market = await openBreaks();
  const id = await market.open();
  const maya = await market.bidder('Maya');
  for (const spot of [1, 2, 3]) {
    await market.sell(id, spot, maya);
    await market.work();
  }
  await market.seller.post(`/api/breaks/${id}/close`);
  await market.work();
  const log = await market.log(id);
  const folder = await mkdtemp(join(tmpdir(), 'break-'));
  const [right, wrong] = [join(folder, 'right.json'), join(folder, 'wrong.json')];
  await writeFile(right, JSON.stringify(log));
  await writeFile(wrong, JSON.stringify(changed(log, 1)));
  const [one, other] = await Promise.all([verify(right), verify(wrong)]);
  await rm(folder, { recursive: true });
  expect(one.said).toContain(
    `3 of 4 spots were bought, and each spot has what was drawn. Compare the hash of its list: ${log.head}`,
  );
  expect(other.said).toContain('WRONG at entry 2: it is not what its hash was made of');
  expect([one.code, other.code]).toEqual([0, 1]);
});

const changed = (log: { entries: Array<{ lotHead: string }> }, which: number) => ({
  ...log,
  entries: log.entries.map((entry, at) =>
    at === which
      ? { ...entry, lotHead: `${entry.lotHead.slice(0, -1)}${entry.lotHead.endsWith('0') ? '1' : '0'}` }
      : entry,
  ),
});

test('nobody sees what they would get before everyone has paid; who never pays has no part in the draw', async () => {
  await using market = await openBreaks();
  const id = await market.open();
  const maya = await market.bidder('Maya');
  const broke = await market.bidder('Broke', 'pm_card_chargeCustomerFail');
  await market.sell(id, 1, maya);
  const unpaid = await market.sell(id, 2, broke, 3_000);
  expect((await market.seller.post(`/api/breaks/${id}/close`)).status).toBe(204);
  expect(await market.work()).toBe(0);
  expect(await market.settlementOf({ id: unpaid })).toBe('failed');
  expect((await market.view(id)).state).toBe('open');
  expect(
    (await market.seller.post(`/api/breaks/${id}/cancel`, { reason: 'Wrong box.' }, market.key())).body.error
      .code,
  ).toBe('spot_unpaid');
  await market.later(3 * MINUTE);
  expect(await market.work()).toBe(0);
  // The host lets it go.
  await market.endShow();
  await market.later(DAY);
  await market.later(2 * DAY);
  expect(await market.work()).toBe(1);
  const log = await market.log(id);
  expect(log).toMatchObject({ house: [2, 3, 4] });
  expect(log.entries).toMatchObject([{ number: 1, spot: 1 }]);
  expect(verifyBreak(log)).toMatchObject({ ok: true, entries: 1 });
});

test('spots that nobody bought stay with the shop, and cannot be sold once it is known what is in them', async () => {
  await using market = await openBreaks();
  const { seller } = market;
  const id = await market.open({ kind: 'surprise' });
  const maya = await market.bidder('Maya');
  await market.sell(id, 3, maya);
  const passed = await market.sell(id, 1, null);
  expect(await market.work()).toBe(0);
  const again = await seller.post(`/api/lots/${passed}/run-again`, {}, market.key());
  expect(again.status).toBe(201);
  expect((await seller.post(`/api/breaks/${id}/close`)).status).toBe(204);
  expect(await market.work()).toBe(1);
  const after = await market.view(id);
  expect(after.spots.map(({ isHouse }) => isHouse)).toEqual([true, true, false, true]);
  expect(after.spots.every(({ content }) => content !== null)).toBe(true);
  const later = await seller.post(`/api/lots/${passed}/run-again`, {}, market.key());
  const started = await seller.post(`/api/lots/${later.body.lots[0]}/start`, {});
  expect(started.body.error.code).toBe('lot_sold_out');
  for (const act of ['close', 'cancel'])
    expect(
      (await seller.post(`/api/breaks/${id}/${act}`, { reason: 'x' }, market.key())).body.error.code,
    ).toBe('break_over');
});

test('once it is drawn no seller hands a spot on or calls its order off; who bought it may ask for that', async () => {
  await using market = await openBreaks();
  const { seller } = market;
  const id = await market.open();
  const [maya, ben] = [await market.bidder('Maya'), await market.bidder('Ben')];
  const waiting = (await market.lotsOf(id))[0];
  await seller.post(`/api/lots/${waiting}/start`, {});
  await market.bid({ id: waiting as LotId }, ben, 1_500);
  await market.bid({ id: waiting as LotId }, maya, 2_000);
  await seller.post(`/api/lots/${waiting}/close`);
  await market.settle();
  const can = async () => (await seller.get(`/api/lots/${waiting}/settlement`)).body.can;
  // Nobody knows what is in it yet.
  expect(await can()).toMatchObject({ handOver: true });
  await seller.post(`/api/breaks/${id}/close`);
  expect(await market.work()).toBe(1);
  const [order] = await market.ordersOf({ id: waiting as LotId });
  const url = `/api/orders/${order?.id}`;
  const calledOff = () => seller.post(`${url}/cancel`, { reason: 'Broken.' }, market.key());
  expect(await can()).toMatchObject({ handOver: false });
  const handed = await seller.post(`/api/lots/${waiting}/hand-over`, {}, market.key());
  expect([handed.status, handed.body.error.code]).toEqual([409, 'lot_settled']);
  expect((await seller.get(url)).body.can.cancel).toBe(false);
  expect((await calledOff()).body.error.code).toBe('order_drawn');
  const all = { of: { kind: 'all' }, restock: false, reason: 'Broken.' };
  const paidBack = await seller.post(`${url}/refunds`, all, market.key());
  expect(paidBack.body.error.code).toBe('order_drawn');
  expect(await market.ordersOf({ id: waiting as LotId })).toMatchObject([{ state: 'paid', refunded: 0 }]);
  await maya.call.post(`${url}/ask-to-cancel`, { reason: 'Bought twice.' }, market.key());
  expect((await seller.get(url)).body.can.cancel).toBe(true);
  expect((await calledOff()).status).toBe(200);
  expect(await can()).toMatchObject({ handOver: false });
});

test('who gets their money back in the moment of the draw has no part in it', async () => {
  await using market = await openBreaks();
  const { app, seller } = market;
  const id = await market.open();
  const [maya, ben] = [await market.bidder('Maya'), await market.bidder('Ben')];
  const lots = [await market.sell(id, 1, maya), await market.sell(id, 2, ben)];
  await market.settle();
  await seller.post(`/api/breaks/${id}/close`);
  const [order] = await market.ordersOf({ id: lots[0] as LotId });
  let drawing: Promise<number> | undefined;
  await app.db.transaction().execute(async (tx) => {
    const held = await lockOrder(tx, order!.id);
    drawing = drawReady(app);
    await someoneWaits(app.db);
    await cancelLocked(tx, held!, { by: 'seller', reason: 'Damaged.', now: app.clock.now() });
  });
  expect(await drawing).toBe(1);
  const log = await market.log(id);
  expect(log).toMatchObject({ house: [1, 3, 4], entries: [{ number: 1, spot: 2 }] });
  expect(verifyBreak(log)).toMatchObject({ ok: true, entries: 1 });
});

test('a seller calls a break off before its draw, and everyone who bought a spot has their money back', async () => {
  await using market = await openBreaks();
  const { seller } = market;
  const id = await market.open();
  const maya = await market.bidder('Maya');
  const lot = await market.sell(id, 1, maya);
  await market.work();
  const waiting = (await market.lotsOf(id))[1];
  await seller.post(`/api/lots/${waiting}/start`, {});
  const cancel = () =>
    seller.post(`/api/breaks/${id}/cancel`, { reason: 'The box arrived open.' }, market.key());
  expect((await cancel()).body.error.code).toBe('spot_running');
  await seller.post(`/api/lots/${waiting}/close`);
  await market.work();
  expect((await cancel()).status).toBe(204);
  const [order] = await market.ordersOf({ id: lot });
  expect(order).toMatchObject({ state: 'cancelled', refunded: order?.total });
  expect(await market.work()).toBe(0);
  expect(await market.log(id)).toMatchObject({ secret: null, drawn: [] });
  expect((await market.view(id)).state).toBe('cancelled');
});

test('nothing is sold of a break that was called off: nothing will ever be drawn for it', async () => {
  await using market = await openBreaks();
  const { seller } = market;
  const id = await market.open();
  const [maya, ben] = [await market.bidder('Maya'), await market.bidder('Ben')];
  const lot = (await market.lotsOf(id))[0];
  await seller.post(`/api/lots/${lot}/start`, {});
  await market.bid({ id: lot as LotId }, ben, 1_500);
  await market.bid({ id: lot as LotId }, maya, 2_000);
  await seller.post(`/api/lots/${lot}/close`);
  const passed = await market.sell(id, 2, null);
  await market.work();
  await seller.post(`/api/breaks/${id}/cancel`, { reason: 'The box arrived open.' }, market.key());
  const handed = await seller.post(`/api/lots/${lot}/hand-over`, {}, market.key());
  expect(handed.body?.error.code).toBe('lot_sold_out');
  const again = await seller.post(`/api/lots/${passed}/run-again`, {}, market.key());
  const started = await seller.post(`/api/lots/${again.body.lots[0]}/start`, {});
  expect(started.body?.error.code).toBe('lot_sold_out');

  const unwanted = await market.open({ title: 'Nobody’s box' });
  const first = await market.sell(unwanted, 1, null);
  await seller.post(`/api/breaks/${unwanted}/close`);
  await market.work();
  expect((await market.view(unwanted)).state).toBe('cancelled');
  const more = await seller.post(`/api/lots/${first}/run-again`, {}, market.key());
  expect((await seller.post(`/api/lots/${more.body.lots[0]}/start`, {})).body?.error.code).toBe(
    'lot_sold_out',
  );
});

test('once its seller closed a break nothing more of it is sold, while somebody has yet to pay', async () => {
  await using market = await openBreaks();
  const { seller } = market;
  const id = await market.open();
  const cora = await market.bidder('Cora', 'pm_card_chargeCustomerFail');
  const passed = await market.sell(id, 2, null);
  await market.work();
  const lot = await market.sell(id, 1, cora);
  await market.work();
  expect(await market.settlementOf({ id: lot })).toBe('failed');
  expect((await seller.post(`/api/breaks/${id}/close`)).status).toBe(204);
  const again = await seller.post(`/api/lots/${passed}/run-again`, {}, market.key());
  const started = await seller.post(`/api/lots/${again.body.lots[0]}/start`, {});
  expect(started.body?.error.code).toBe('lot_sold_out');
});

test('when its show ends a break is drawn without anybody’s doing, and one that nobody bought into is called off', async () => {
  await using market = await openBreaks();
  const [sold, empty] = [await market.open(), await market.open({ title: 'Second box' })];
  const maya = await market.bidder('Maya');
  await market.sell(sold, 1, maya);
  expect(await market.work()).toBe(0);
  await market.endShow();
  await market.settle();
  // Several workers at once draw each once.
  const drawn = await Promise.all([1, 2, 3].map(() => drawReady(market.app)));
  expect(drawn.reduce((sum, count) => sum + count)).toBe(2);
  expect((await market.view(sold)).state).toBe('drawn');
  expect((await market.view(empty)).state).toBe('cancelled');
});

test('what is in a break cannot be changed, and it is removed only while nobody has bid', async () => {
  await using market = await openBreaks();
  const { app, seller } = market;
  const id = await market.open();
  const other = await market.open({ title: 'Second box' });
  await expect(
    sql`update break_contents set pieces = 2 where break_id = ${id}`.execute(app.db),
  ).rejects.toThrow('as they were declared');
  await expect(
    sql`update breaks set secret = repeat('ab', 32) where id = ${id}`.execute(app.db),
  ).rejects.toThrow('keeps what it declared');
  const maya = await market.bidder('Maya');
  for (const [call, status] of [
    [app, 401],
    [app.as(maya), 403],
  ] as const) {
    expect((await call.post(`/api/breaks/${id}/close`)).status).toBe(status);
    expect((await call.delete(`/api/breaks/${id}`)).status).toBe(status);
  }
  await market.sell(id, 1, maya);
  expect((await seller.delete(`/api/breaks/${id}`)).body.error.code).toBe('break_started');
  expect((await seller.delete(`/api/breaks/${other}`)).status).toBe(204);
  expect(await market.lotsOf(other)).toEqual([]);
  for (const [contents, field] of [
    [[{ name: 'Gold', pieces: 1 }], 'contents'],
    [[{ name: 'Gold', pieces: 101 }], 'contents.0.pieces'],
    [
      [
        { name: 'Gold', pieces: 1 },
        { name: 'Gold', pieces: 2 },
      ],
      'contents',
    ],
    [[{ name: '', pieces: 4 }], 'contents.0.name'],
  ] as const) {
    const { status, body } = await market.add({ contents });
    expect([status, body.error.details[0].field]).toEqual([400, field]);
  }
});

test('nothing of a spot is changed while its break is open: buyers have what they were shown', async () => {
  await using market = await openBreaks();
  const { app, seller, shop } = market;
  const id = await market.open();
  const { rows } = await sql<{ product: string; variant: string }>`
    select s.product_id as product, v.id as variant
    from break_spots s join product_variants v on v.product_id = s.product_id
    where s.break_id = ${id} and s.spot = 1`.execute(app.db);
  const { product = '', variant = '' } = rows[0] ?? {};
  const own = async () => (await seller.get(`/api/products/${product}/edit`)).body;
  const before = await own();
  const change = () =>
    seller.patch(`/api/products/${product}`, { title: 'Another box', version: before.version });
  const bulk = (action: object) =>
    seller.post(`/api/shops/${shop.id}/products/bulk`, { ids: [product], ...action }, market.key());
  const refused = { status: 409, body: { error: { code: 'spot_of_break' } } };
  expect(await change()).toMatchObject(refused);
  expect(await seller.patch(`/api/variants/${variant}`, { available: 3, expected: 1 })).toMatchObject(
    refused,
  );
  expect((await bulk({ action: 'restore' })).body.failed).toMatchObject([{ code: 'spot_of_break' }]);
  expect(await own()).toEqual(before);

  expect((await seller.delete(`/api/breaks/${id}`)).status).toBe(204);
});

test('a file of products changes nothing of a spot while its break is open, and its seller reads why', async () => {
  await using market = await openBreaks();
  const { app, shop } = market;
  const id = await market.open();
  const spot = app.db.selectFrom('break_spots').select('product_id as id').where('break_id', '=', id);
  const { id: product } = await spot.where('spot', '=', 1).executeTakeFirstOrThrow();
  const read = () =>
    app.db.selectFrom('products').selectAll().where('id', '=', product).executeTakeFirstOrThrow();
  const before = await read();
  const owner = await app.db
    .selectFrom('shops')
    .select('owner_id')
    .where('id', '=', shop.id)
    .executeTakeFirstOrThrow();
  const importer = importerOf(app, owner.owner_id, shop.id);
  await buildCategory(app.db, { slug: 'cards-of-all-kinds', names: { en: 'Cards' } });
  const heading = 'handle,title,category,price,stock,status\n';
  const file = `${heading}${product},Another box,cards-of-all-kinds,1,50,active\n`;

  const refused = await importer.run(file);
  expect(refused.counts).toMatchObject({ changed: 0, refused: 1 });
  const [row] = await importer.rows(refused._id);
  expect(row.problems).toEqual([{ row: 2, column: 'title', kind: 'spot-of-break', value: 'Another box' }]);
  expect(await read()).toEqual(before);

  // What says nothing new of it is no matter.
  const { body: csv } = await market.seller.get(`/api/shops/${shop.id}/products.csv`);
  const same = await importer.run(csv);
  expect(same.counts).toMatchObject({ refused: 0, changed: 0 });
  expect(csv).toContain(product);

  const cancelled = await market.seller.post(
    `/api/breaks/${id}/cancel`,
    { reason: 'The box arrived open.' },
    market.key(),
  );
  expect(cancelled.status).toBeLessThan(300);
  expect((await importer.run(file)).counts).toMatchObject({ changed: 1, refused: 0 });
});

test('a host cannot leave a break that people bought spots of; one that nobody is in is called off with them', async () => {
  await using market = await openBreaks();
  const { app, owner } = market;
  const part = personalParts.find(({ name }) => name === 'breaks');
  const held = () => part?.heldBy?.(app.db, owner.id, app.clock.now());
  const empty = await market.open({ title: 'Nobody’s box' });
  expect(await held()).toBeNull();
  const id = await market.open();
  const maya = await market.bidder('Maya');
  await market.sell(id, 1, maya);
  await market.work();
  expect(await held()).toBe('break_open');
  const answer = await market.seller.delete(`/api/users/${owner.id}`);
  expect(answer.body.error.details).toContain('break_open');

  await market.seller.post(`/api/breaks/${id}/cancel`, { reason: 'The box was damaged.' }, market.key());
  expect(await held()).toBeNull();
  await app.db.transaction().execute(async (tx) => part?.forget?.(tx, owner.id, app.clock.now()));
  expect((await market.view(empty)).state).toBe('cancelled');
});
