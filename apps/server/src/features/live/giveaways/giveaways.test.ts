import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { UserId } from '@souk/shared/ids.ts';
import { hashOfSecret, hashOfTerms } from '@souk/shared/live/giveaways/draw.ts';
import type { GiveawayId } from '@souk/shared/live/giveaways/schema.ts';
import { verifyGiveaway } from '@souk/shared/live/giveaways/verify-giveaway.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { personalParts } from '../../../personal-parts.ts';
import type { Db } from '../../../platform/db/database.ts';
import { openGiveaways, ticket } from '../../../testing/giveaways.fixture.ts';
import { key, stockOf } from '../../../testing/paying.fixture.ts';
import { speaker } from '../../../testing/room-chat.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildAddress } from '../../identity/addresses/address.builder.ts';
import { buildShippingProfile } from '../../market/shipping/shipping.builder.ts';
import { buildShow } from '../shows/show.builder.ts';
import { tellOfCancelled } from './cancelling.service.ts';
import { tellCounts } from './drawing.service.ts';
import { findGiveaway, updateGiveaway } from './giveaways.repo.ts';

const DAY = 86_400_000;
const souk = fileURLToPath(new URL('../../../souk.ts', import.meta.url));

/** What the command says of a file, and how it ends. */
function verify(file: string): Promise<{ said: string; code: number }> {
  return new Promise((resolve) =>
    execFile(process.execPath, [souk, 'verify-giveaway', file], (error, stdout, stderr) =>
      resolve({ said: stdout + stderr, code: Number(error?.code ?? 0) }),
    ),
  );
}

test('a host gives a vase away: people enter, one is drawn, and has an order that costs nothing', async () => {
  await using market = await openGiveaways();
  const { app, seller, variantId, ordersOf } = market;
  const added = await market.add({ seconds: 60 });
  expect(added.status).toBe(201);
  const id = added.body.giveawayId;
  const [nour, ben] = await market.people(2);
  if (!nour || !ben) throw new Error('nobody came');
  // The seal is public before anybody can enter.
  const before = (await app.get(`/api/giveaways/${id}/log`)).body;
  expect(before).toMatchObject({ secret: null, opensAt: null, entries: [] });
  expect((await market.enter(id, nour)).body.error.code).toBe('giveaway_not_open');
  expect((await seller.post(`/api/giveaways/${id}/start`)).status).toBe(204);
  expect(await stockOf(app.db, variantId)).toBe(4);

  const own = ticket();
  expect((await market.enter(id, nour, own)).body).toEqual({ number: 1, ticket: own, entries: 1 });
  expect((await market.enter(id, ben)).body).toMatchObject({ number: 2, entries: 2 });
  // Again, also with another ticket, it is the same entry.
  expect((await market.enter(id, nour)).body).toEqual({ number: 1, ticket: own, entries: 2 });
  const open = (await app.get(`/api/giveaways/${id}/log`)).body;
  expect(open).toMatchObject({ secret: null, entries: [], head: null, winner: null });

  expect(await market.draw()).toBe(1);
  expect(await market.draw()).toBe(0);
  const log = (await app.get(`/api/giveaways/${id}/log`)).body;
  expect(log.secretHash).toBe(before.secretHash);
  expect(hashOfSecret(log.secret)).toBe(before.secretHash);
  expect(log.entries[0]).toMatchObject({ number: 1, ticket: own });
  expect(verifyGiveaway(log)).toMatchObject({ ok: true, state: 'drawn', entries: 2, winner: log.winner });
  const winner = log.winner === 1 ? nour : ben;
  expect((await app.get(`/api/giveaways/${id}`)).body).toMatchObject({
    ...{ state: 'drawn', title: 'Bottle vase', entries: 2, worth: { amount: 6_400, currency: 'USD' } },
    winner: { number: log.winner },
  });
  expect((await market.enter(id, await buildUser(app.db))).body.error.code).toBe('giveaway_over');

  await market.give();
  await market.give();
  expect(await ordersOf(id)).toMatchObject([
    { buyer_id: winner.id, state: 'paid', total: 0, shipping: 0, commission: 0, payment_fee: 0 },
  ]);
  expect(await stockOf(app.db, variantId)).toBe(4);
  expect(await market.told(winner)).toContain('giveawayWon');
  const standing = await app.as(winner).get(`/api/giveaways/${id}/standing`);
  expect(standing.body).toMatchObject({ entry: { number: log.winner }, gift: 'ordered' });
  const [order] = (await app.as(winner).get('/api/orders')).body.items;
  expect(order.total).toEqual({ amount: 0, currency: 'USD' });
});

test('whoever downloads the list of a draw checks it offline, and another winner is named wrong', async () => {
  await using market = await openGiveaways();
  const id = await market.open();
  for (const person of await market.people(3)) await market.enter(id, person);
  await market.draw();
  const { body } = await market.app.get(`/api/giveaways/${id}/log`);
  const folder = await mkdtemp(join(tmpdir(), 'giveaway-'));
  const [right, wrong] = [join(folder, 'right.json'), join(folder, 'wrong.json')];
  await writeFile(right, JSON.stringify(body));
  await writeFile(wrong, JSON.stringify({ ...body, winner: (body.winner % 3) + 1 }));
  const [one, other] = await Promise.all([verify(right), verify(wrong)]);
  await rm(folder, { recursive: true });
  expect(one.said).toContain(`entry ${body.winner} wins. Compare the hash of its list: ${body.head}`);
  expect(other.said).toContain('WRONG: secret and list draw another winner');
  expect([one.code, other.code]).toEqual([0, 1]);
});

test('who runs the show, is blocked or does not follow cannot enter; who follows then can', async () => {
  await using market = await openGiveaways();
  const { app, owner, shop, show } = market;
  const { db } = app;
  const id = await market.open({ audience: 'followers' });
  const [moderator, staff, blocked, banned, nour] = await market.people(5);
  const codeOf = async (user?: { id: UserId }) => user && (await market.enter(id, user)).body.error?.code;
  await sql`insert into room_moderators (shop_id, user_id) values (${shop.id}, ${moderator?.id})`.execute(db);
  await sql`update users set role = 'support' where id = ${staff?.id}`.execute(db);
  await sql`insert into user_blocks (blocker_id, blocked_id) values (${owner.id}, ${blocked?.id})`.execute(
    db,
  );
  await sql`insert into room_bans (shop_id, user_id, show_id, by_id)
    values (${shop.id}, ${banned?.id}, ${show.id}, ${owner.id})`.execute(db);
  expect(await Promise.all([owner, moderator, staff].map(codeOf))).toEqual(Array(3).fill('own_giveaway'));
  expect(await Promise.all([blocked, banned].map(codeOf))).toEqual(Array(2).fill('giveaway_blocked'));
  expect(await codeOf(nour)).toBe('followers_only');
  // Each is told before they try.
  const standingOf = async (user?: { id: UserId }) =>
    user && (await app.as(user).get(`/api/giveaways/${id}/standing`)).body.refused;
  expect(await Promise.all([owner, banned, nour].map(standingOf))).toEqual([
    ...['own_giveaway', 'giveaway_blocked', 'followers_only'],
  ]);
  if (nour) await app.as(nour).put(`/api/shops/${shop.id}/follow`);
  expect(await standingOf(nour)).toBeNull();
  expect(await codeOf(nour)).toBeUndefined();
  expect((await app.post(`/api/giveaways/${id}/entries`, { ticket: ticket() })).status).toBe(401);
  expect((await app.as(owner).post(`/api/giveaways/${id}/entries`, { ticket: 'x' })).status).toBe(400);
});

test('who was suspended, blocked or gone by the draw is struck from the list, and everyone sees that', async () => {
  await using market = await openGiveaways();
  const { app, owner } = market;
  const id = await market.open();
  const [suspended, blocked, gone, nour] = await market.people(4);
  for (const person of [suspended, blocked, gone, nour]) if (person) await market.enter(id, person);
  await sql`update users set suspended_at = now() where id = ${suspended?.id}`.execute(app.db);
  await sql`insert into user_blocks (blocker_id, blocked_id) values (${owner.id}, ${blocked?.id})`.execute(
    app.db,
  );
  const part = personalParts.find(({ name }) => name === 'giveaways');
  if (!gone) throw new Error('nobody came');
  expect(await part?.give(app.db, gone.id)).toMatchObject([{ title: 'Bottle vase', number: 3, won: false }]);
  await app.db.transaction().execute(async (tx) => part?.forget?.(tx, gone.id, app.clock.now()));
  expect(await part?.heldBy?.(app.db, owner.id, app.clock.now())).toBe('giveaway_open');
  await market.draw();
  const log = (await app.get(`/api/giveaways/${id}/log`)).body;
  expect(log).toMatchObject({ struck: [1, 2, 3], winner: 4 });
  expect(log.entries).toHaveLength(4);
  expect(verifyGiveaway(log)).toMatchObject({ ok: true, struck: 3, winner: 4 });
});

test('who entered and came to lead the show since, to look after its room or to work for the market, is struck too', async () => {
  await using market = await openGiveaways();
  const { app, show, shop, owner } = market;
  const id = await market.open();
  const [coHost, moderator, staff, nour] = await market.people(4);
  if (!coHost) throw new Error('nobody came');
  expect((await app.as(owner).put(`/api/shows/${show.id}/co-hosts/${coHost.id}`)).status).toBe(204);
  for (const person of [coHost, moderator, staff, nour])
    if (person) expect((await market.enter(id, person)).status).toBe(200);
  const answer = await app.as(coHost).post(`/api/shows/${show.id}/co-hosts/answer`, { accept: true });
  expect(answer.status).toBe(204);
  await sql`insert into room_moderators (shop_id, user_id) values (${shop.id}, ${moderator?.id})`.execute(
    app.db,
  );
  await sql`update users set role = 'support' where id = ${staff?.id}`.execute(app.db);
  await market.draw();
  const log = (await app.get(`/api/giveaways/${id}/log`)).body;
  expect(log).toMatchObject({ struck: [1, 2, 3], winner: 4 });
  expect(verifyGiveaway(log)).toMatchObject({ ok: true, struck: 3, winner: 4 });
});

test('a giveaway that nobody entered is drawn for nobody, and its vase is on the shelf again', async () => {
  await using market = await openGiveaways();
  const { app, variantId } = market;
  const id = await market.open();
  expect(await stockOf(app.db, variantId)).toBe(4);
  await market.draw();
  await market.give();
  expect(await stockOf(app.db, variantId)).toBe(5);
  const log = (await app.get(`/api/giveaways/${id}/log`)).body;
  expect(log).toMatchObject({ winner: null });
  expect(verifyGiveaway(log)).toMatchObject({ ok: true, winner: null });
  expect((await market.row(id)).gift).toBeNull();
});

test('a winner without an address is asked once, and has their order soon after they gave one', async () => {
  await using market = await openGiveaways();
  const { app } = market;
  const id = await market.open();
  const nour = await buildUser(app.db, { name: 'Noor Haddad' });
  await market.enter(id, nour);
  await market.draw();
  await market.give();
  await market.later(11_000);
  expect((await app.as(nour).get(`/api/giveaways/${id}/standing`)).body.gift).toBe('address');
  expect(await market.told(nour)).toEqual(['giveawayAddress']);
  await buildAddress(app.db, { user_id: nour.id, country: 'US', is_default: true });
  await market.later(11_000);
  expect(await market.ordersOf(id)).toMatchObject([{ state: 'paid', total: 0 }]);
});

test('what is only picked up is ordered for a winner who gave no address', async () => {
  await using market = await openGiveaways();
  const { app, shop } = market;
  await app.db.deleteFrom('shipping_profiles').where('shop_id', '=', shop.id).execute();
  const counter = { amount: 0, pickup_at: 'Pier 44', min_days: null, max_days: null };
  await buildShippingProfile(app.db, {
    ...{ shop_id: shop.id, ships_from: 'US', methods: [{ name: 'Pick up', kind: 'pickup', ...counter }] },
  });
  const id = await market.open();
  const nour = await buildUser(app.db, { name: 'Noor Haddad' });
  await market.enter(id, nour);
  await market.draw();
  await market.give();
  expect(await market.ordersOf(id)).toMatchObject([{ state: 'paid', total: 0, address: null }]);
  expect(await market.told(nour)).not.toContain('giveawayAddress');
});

test('who gives no address within a week leaves the vase to its shop, which hears of it', async () => {
  await using market = await openGiveaways();
  const { app, variantId, owner } = market;
  const id = await market.open();
  const nour = await buildUser(app.db, { name: 'Noor Haddad' });
  await market.enter(id, nour);
  await market.draw();
  await market.give();
  await market.later(7 * DAY - 60_000);
  expect((await market.row(id)).gift).toBe('address');
  await market.later(60_000);
  expect(await market.row(id)).toMatchObject({ gift: 'lapsed', piece: 'back', winner_number: 1 });
  expect(await stockOf(app.db, variantId)).toBe(5);
  expect(await market.told(owner)).toEqual(['giveawayLapsed']);
  await buildAddress(app.db, { user_id: nour.id, country: 'US', is_default: true });
  await market.later(60_000);
  expect(await market.ordersOf(id)).toEqual([]);
});

/** Its owner is suspended, or is so no more. */
const suspend = async ({ app, owner, shop }: Awaited<ReturnType<typeof openGiveaways>>, isOver = false) => {
  await sql`update users set suspended_at = ${isOver ? null : app.clock.now()} where id = ${owner.id}`.execute(
    app.db,
  );
  await sql`update shops set status = ${isOver ? 'open' : 'suspended'} where id = ${shop.id}`.execute(app.db);
};

test('what a suspended shop gave away waits for it, and its winner is told so and not to give an address', async () => {
  await using market = await openGiveaways();
  const { app, owner } = market;
  const giftOf = async (person: { id: UserId }) =>
    (await app.as(person).get(`/api/giveaways/${id}/standing`)).body.gift;
  const id = await market.open();
  const nour = await buildUser(app.db, { name: 'Noor Haddad' });
  await market.enter(id, nour);
  await suspend(market);
  await market.draw();
  await market.give();
  expect([await giftOf(nour), await market.ordersOf(id)]).toEqual(['suspended', []]);
  await market.later(61_000);
  expect(await market.told(nour)).toEqual(['giveawaySuspended']);
  // Where that leads nobody else sees anything.
  expect((await app.as(nour).get(`/api/giveaways/${id}`)).status).toBe(200);
  expect((await app.get(`/api/giveaways/${id}`)).status).toBe(404);
  // The shop is back, and only now it is asked where to.
  await suspend(market, true);
  await market.later(61_000);
  expect([await giftOf(nour), await market.told(nour)]).toEqual(['address', ['giveawayAddress']]);
  await buildAddress(app.db, { user_id: nour.id, country: 'US', is_default: true });
  await market.later(11_000);
  expect([await giftOf(nour), await market.ordersOf(id)]).toMatchObject(['ordered', [{ state: 'paid' }]]);
  expect(await market.told(owner)).not.toContain('giveawayLapsed');
});

test('a shop that stays suspended keeps what it gave away, and its winner hears that it does not come', async () => {
  await using market = await openGiveaways();
  const { app, owner, variantId } = market;
  const id = await market.open();
  const [nour] = await market.people(1);
  if (!nour) throw new Error('nobody came');
  await market.enter(id, nour);
  await market.draw();
  await suspend(market);
  await market.give();
  await market.later(7 * DAY);
  expect(await market.row(id)).toMatchObject({ gift: 'lapsed', piece: 'back' });
  expect(await stockOf(app.db, variantId)).toBe(5);
  expect((await market.told(nour)).slice(-2)).toEqual(['giveawaySuspended', 'giveawayNotSent']);
  expect(await market.told(owner)).not.toContain('giveawayLapsed');
});

test('an address where the shop sends nothing is none', async () => {
  await using market = await openGiveaways();
  const { app, variantId } = market;
  await sql`update shipping_profiles set ships_to = '{FR}'`.execute(app.db);
  const id = await market.open();
  const [nour] = await market.people(1);
  if (!nour) throw new Error('nobody came');
  await market.enter(id, nour);
  await market.draw();
  await market.give();
  expect((await market.row(id)).gift).toBe('address');
  expect(await market.ordersOf(id)).toEqual([]);
  expect(await stockOf(app.db, variantId)).toBe(4);
  await sql`update shipping_profiles set ships_to = null`.execute(app.db);
  await market.later(11_000);
  expect(await market.ordersOf(id)).toHaveLength(1);
});

test('once it is open its host changes nothing, and the database lets nobody', async () => {
  await using market = await openGiveaways();
  const { app, seller, product } = market;
  const id = await market.open();
  const codes = await Promise.all([
    seller.delete(`/api/giveaways/${id}`),
    seller.post(`/api/giveaways/${id}/start`),
  ]);
  expect(codes.map(({ body }) => body.error.code)).toEqual(['giveaway_started', 'giveaway_started']);
  const other = (await market.add()).body.giveawayId;
  expect((await seller.post(`/api/giveaways/${other}/start`)).body.error.code).toBe('giveaway_running');
  expect((await seller.delete(`/api/giveaways/${other}`)).status).toBe(204);
  const [nour] = await market.people(1);
  if (nour) await market.enter(id, nour);
  for (const change of [
    `update giveaways set secret = repeat('ab', 32)`,
    `update giveaways set ends_at = ends_at + interval '1 minute'`,
    `update giveaways set audience = 'followers'`,
    `update giveaways set product_id = '${product.id}', show_id = gen_random_uuid()`,
    `update giveaway_entries set ticket = repeat('ab', 16)`,
    `update giveaway_entries set number = 2`,
  ])
    await expect(sql.raw(change).execute(app.db), change).rejects.toThrow(/giveaway/);
  await market.draw();
  for (const change of [
    `update giveaways set winner_number = 2`,
    `update giveaways set state = 'open', drawn_at = null, winner_number = null, gift = null, due_at = null`,
  ])
    await expect(sql.raw(change).execute(app.db), change).rejects.toThrow(/drawn once/);
});

test('only who leads the show holds giveaways, of what there is, and while it is live', async () => {
  await using market = await openGiveaways();
  const { app, seller, show, product, maya } = market;
  const body = { item: { kind: 'product', productId: product.id } };
  const asMaya = app.as(maya);
  const refused = await asMaya.post(`/api/shows/${show.id}/giveaways`, body, {
    'idempotency-key': ticket(),
  });
  expect(refused.body.error.code).toBe('forbidden');
  const id = (await market.add()).body.giveawayId;
  expect((await asMaya.post(`/api/giveaways/${id}/start`)).body.error.code).toBe('forbidden');
  expect((await asMaya.delete(`/api/giveaways/${id}`)).body.error.code).toBe('forbidden');
  await sql`update product_variants set available = 0`.execute(app.db);
  await sql`update products set status = 'out-of-stock'`.execute(app.db);
  expect((await market.add()).body.error.code).toBe('nothing_to_give');
  expect((await seller.post(`/api/giveaways/${id}/start`)).body.error.code).toBe('nothing_to_give');
  const quick = (await market.add({ item: { kind: 'quick', name: 'A mystery mug' } })).body.giveawayId;
  await sql`update shows set state = 'ended', ended_at = now()`.execute(app.db);
  expect((await seller.post(`/api/giveaways/${quick}/start`)).body.error.code).toBe('show_not_live');
});

test('something without a listing is given away, sent and kept out of the shop’s lists', async () => {
  await using market = await openGiveaways();
  const { app, shop } = market;
  const id = await market.open({
    item: { kind: 'quick', name: 'A mystery mug', worth: { amount: 1_800, currency: 'USD' } },
  });
  const [nour] = await market.people(1);
  if (!nour) throw new Error('nobody came');
  await market.enter(id, nour);
  await market.draw();
  await market.give();
  expect(await market.ordersOf(id)).toMatchObject([{ state: 'paid', total: 0, shop_id: shop.id }]);
  const page = (await app.get(`/api/giveaways/${id}`)).body;
  expect(page).toMatchObject({ title: 'A mystery mug', worth: { amount: 1_800 } });
  const { body } = await app.get(`/api/products?shop=${shop.id}`);
  expect(JSON.stringify(body)).not.toContain('mystery');
});

test('the room hears of a giveaway, of how many have entered now and then, and of who won', async () => {
  await using market = await openGiveaways();
  const { app, show } = market;
  using watcher = await speaker(app, null);
  const id = await market.open();
  const [told] = (await watcher.read(`rooms/${show.id}/giveaways`)) as Array<{ id: string; data: object }>;
  expect(told).toMatchObject({ id, data: { state: 'open', entries: 0, winner: null } });
  const people = await market.people(3);
  await Promise.all(people.map((person) => market.enter(id, person)));
  await tellCounts(app);
  await watcher.until((docs) => docs.some(({ data }) => data?.entries === 3));
  await market.draw();
  const docs = await watcher.until((all) => all.some(({ data }) => data?.state === 'drawn'));
  expect(docs.at(-1)?.data).toMatchObject({ winner: { handle: expect.any(String) } });
  expect(JSON.stringify(docs)).not.toContain((await market.row(id)).secret);
});

test('a host calls an open giveaway off: nobody is drawn, the vase is back, and everyone in it is told once', async () => {
  await using market = await openGiveaways();
  const { app, show, maya, variantId } = market;
  using watcher = await speaker(app, null);
  await watcher.read(`rooms/${show.id}/giveaways`);
  const waiting = (await market.add()).body.giveawayId;
  expect((await market.cancel(waiting)).body.error.code).toBe('giveaway_not_open');
  const id = await market.open();
  const people = await market.people(3);
  for (const person of people) await market.enter(id, person);
  const { secret } = await market.row(id);
  expect((await app.as(maya).post(`/api/giveaways/${id}/cancel`)).body.error.code).toBe('forbidden');
  expect((await market.cancel(id)).status).toBe(204);
  // The answer was lost on its way: again changes nothing.
  const { head } = await market.row(id);
  expect((await market.cancel(id)).status).toBe(204);
  expect(await market.row(id)).toMatchObject({ head, state: 'cancelled', winner_number: null, gift: null });
  expect(await stockOf(app.db, variantId)).toBe(5);
  expect((await market.enter(id, maya)).body.error.code).toBe('giveaway_cancelled');
  expect(await market.draw()).toBe(0);
  await market.give();
  expect(await market.ordersOf(id)).toEqual([]);

  await Promise.all([tellOfCancelled(app), tellOfCancelled(app)]);
  await tellOfCancelled(app);
  for (const person of people) expect(await market.told(person)).toEqual(['giveawayCancelled']);
  const docs = await watcher.until((all) => all.some(({ data }) => data?.state === 'cancelled'));
  expect(docs.at(-1)?.data).toMatchObject({ winner: null, cancelledAt: expect.any(Number) });

  // Its list stays for anyone to check, and the secret stays secret.
  const log = (await app.get(`/api/giveaways/${id}/log`)).body;
  expect(log).toMatchObject({ secret: null, winner: null, entries: [{}, {}, {}] });
  expect(JSON.stringify(log)).not.toContain(secret);
  expect(verifyGiveaway(log)).toEqual({ ok: true, state: 'cancelled', entries: 3, head });
  expect((await app.get(`/api/giveaways/${id}`)).body).toMatchObject({ state: 'cancelled', winner: null });
  for (const change of [
    `update giveaways set state = 'open', cancelled_at = null, piece = 'held' where id = '${id}'`,
    `update giveaways set cancelled_at = opened_at where id = '${id}'`,
  ])
    await expect(sql.raw(change).execute(app.db), change).rejects.toThrow(/drawn once/);
  // The next one may begin.
  const { seller } = market;
  expect((await seller.post(`/api/giveaways/${waiting}/start`)).status).toBe(204);
});

test('after the clock was set back an open giveaway takes entries, can be checked and be called off', async () => {
  await using market = await openGiveaways();
  const id = await market.open();
  const [nour] = await market.people(1);
  if (!nour) throw new Error('nobody came');
  await beginLater(market.app.db, id, 3_600_000);
  expect((await market.enter(id, nour)).status).toBe(200);
  expect((await market.cancel(id)).status).toBe(204);
  const log = (await market.app.get(`/api/giveaways/${id}/log`)).body;
  expect(verifyGiveaway(log)).toMatchObject({ ok: true, state: 'cancelled', entries: 1 });
  expect(log.entries[0].at).toBe(log.opensAt);
});

/** As it stands once the clock was set back by so much. */
async function beginLater(db: Db, id: GiveawayId, milliseconds: number): Promise<void> {
  const giveaway = await findGiveaway(db, id);
  if (!giveaway?.opensAt || !giveaway.endsAt) throw new Error('it is not open');
  const [opensAt, endsAt] = [giveaway.opensAt, giveaway.endsAt].map(
    (at) => new Date(at.getTime() + milliseconds),
  ) as [Date, Date];
  const { productId: product, secretHash, audience } = giveaway;
  const times = { opensAt: opensAt.toISOString(), endsAt: endsAt.toISOString() };
  const head = hashOfTerms({ giveaway: id, product, secretHash, audience, ...times });
  await sql`alter table giveaways disable trigger giveaways_kept`.execute(db);
  await updateGiveaway(db, id, { opened_at: opensAt, ends_at: endsAt, head });
  await sql`alter table giveaways enable trigger giveaways_kept`.execute(db);
}

test('of hundreds who were in it each is told once, also where they left or are told by two workers', {
  tags: 'whole',
}, async () => {
  await using market = await openGiveaways();
  const { app } = market;
  const id = await market.open();
  const people = await market.people(230);
  await Promise.all(people.map((person) => market.enter(id, person)));
  await sql`update giveaway_entries set user_id = null where number between 120 and 125`.execute(app.db);
  await market.cancel(id);
  await Promise.all([tellOfCancelled(app), tellOfCancelled(app), tellOfCancelled(app)]);
  await tellOfCancelled(app);
  const told = await Promise.all(people.map((person) => market.told(person)));
  expect(told.filter((texts) => texts.length === 1)).toHaveLength(224);
  expect(told.filter((texts) => texts.length === 0)).toHaveLength(6);
});

test('a giveaway that cannot be drawn keeps no other from its draw', async () => {
  await using market = await openGiveaways();
  const { app, shop, seller } = market;
  const [nour] = await market.people(1);
  if (!nour) throw new Error('nobody came');
  const broken = await market.open();
  const elsewhere = await buildShow(app.db, { shop_id: shop.id, state: 'live', starts_at: app.clock.now() });
  const { body } = await seller.post(
    `/api/shows/${elsewhere.id}/giveaways`,
    { item: { kind: 'quick', name: 'A tote bag' } },
    key(),
  );
  expect((await seller.post(`/api/giveaways/${body.giveawayId}/start`)).status).toBe(204);
  expect((await market.enter(body.giveawayId, nour)).status).toBe(200);
  await sql
    .raw(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger broken before update on giveaways for each row when (new.id = '${broken}') execute function fail()`)
    .execute(app.db);
  await expect(market.draw()).rejects.toThrow('broken');
  expect((await market.row(broken)).state).toBe('open');
  expect((await market.row(body.giveawayId)).winner_id).toBe(nour.id);
  await sql`drop function fail cascade`.execute(app.db);
});
