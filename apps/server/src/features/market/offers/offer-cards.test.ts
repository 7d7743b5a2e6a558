import { randomUUID } from 'node:crypto';
import { offerNewsPath } from '@souk/shared/market/offers/paths.ts';
import { answerWithinMs } from '@souk/shared/market/offers/rules.ts';
import type { InboxData } from '@souk/shared/talk/messaging/documents.ts';
import { messagesPath, pairOf } from '@souk/shared/talk/messaging/paths.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readLive } from '../../../platform/live/index.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { mailTo, runWaitingJobs } from '../../../testing/mailbox.ts';
import { offer, vaseOnOffer } from '../../../testing/offers.fixture.ts';
import { talker } from '../../../testing/talker.ts';
import { expiringOffers } from './index.ts';

async function scene({ lowest = null }: { lowest?: number | null } = {}) {
  const app = await buildTestApp();
  const world = await vaseOnOffer(app, { lowest });
  const { ines, owner } = world;
  return { app, ...world, asInes: talker(app, ines), asOwner: talker(app, owner) };
}

async function messagesOf(app: TestApp, one: { id: string }, other: { id: string }) {
  const { rows } = await sql<{ id: string; data: object }>`
    select id, data from live_documents where collection = ${messagesPath(pairOf(one.id, other.id))}
    order by born`.execute(app.db);
  return rows;
}

test('an offer stands in the conversation with the seller, and its card goes along with what becomes of it', async () => {
  const { app, product, ines, owner, buyer, seller, asInes, asOwner } = await scene();
  await using _ = app;
  const { body: made } = await offer(buyer, product, 6_000);
  const card = { kind: 'offer', id: made._id };
  const now = app.clock.now().getTime();
  expect(await messagesOf(app, ines, owner)).toEqual([
    { id: made._id, data: { by: ines.id, at: now, text: '', card } },
  ]);
  const line = { line: 'Bottle vase', kind: 'offer', by: ines.id, at: now, born: 1 };
  expect(await asOwner.inbox(ines)).toEqual({ ...line, with: ines.id, unread: 1 });
  expect(await asInes.inbox(owner)).toEqual({ ...line, with: owner.id, unread: 0 });

  const shown = async (who: typeof buyer) => (await who.post('/api/cards', { cards: [card] })).body.items[0];
  expect(await shown(seller)).toMatchObject({ offer: { state: 'open', can: { accept: true } } });
  const url = `/api/offers/${made._id}`;
  await seller.post(`${url}/counter`, { amount: { amount: 7_500, currency: 'USD' } });
  for (const [who, accept] of [
    [buyer, true],
    [seller, false],
  ] as const)
    expect(await shown(who)).toMatchObject({
      offer: { state: 'countered', counter: { amount: 7_500 }, can: { accept } },
    });
  await buyer.post(`${url}/accept`);
  for (const who of [buyer, seller])
    expect(await shown(who)).toMatchObject({ offer: { state: 'accepted', can: { accept: false } } });

  // Each price stands in the bubble of the person who named it.
  const bubbles = await messagesOf(app, ines, owner);
  expect(bubbles.map(({ data }) => data)).toMatchObject([
    { by: ines.id, card },
    { by: owner.id, card: { ...card, turn: 'counter' } },
  ]);
  expect(await asInes.inbox(owner)).toMatchObject({ kind: 'offer', by: owner.id, unread: 1 });
});

test('the same call sent twice is one card, and so is one of two different offers', async () => {
  const { app, product, ines, owner, buyer, asOwner } = await scene();
  await using _ = app;
  const key = randomUUID();
  for (const _ of [1, 2]) expect((await offer(buyer, product, 7_000, { key })).status).toBe(201);
  expect((await offer(buyer, product, 7_100)).status).toBe(409);
  expect(await messagesOf(app, ines, owner)).toHaveLength(1);
  expect(await asOwner.inbox(ines)).toMatchObject({ unread: 1 });
});

test('an offer that is turned down at once is no message', async () => {
  const { app, product, ines, owner, buyer } = await scene({ lowest: 6_500 });
  await using _ = app;
  expect((await offer(buyer, product, 6_499)).body.byItself).toBe(true);
  expect(await messagesOf(app, ines, owner)).toEqual([]);
});

test('a card brings back a conversation that was put away, and leaves it muted', async () => {
  const { app, product, ines, owner, buyer, asInes, asOwner } = await scene();
  await using _ = app;
  await asInes.send(owner, 'Is it still there?');
  const inbox = `inboxes/${owner.id}/conversations/${ines.id}`;
  await asOwner.update(inbox, { muted: true, hidden: true });
  await offer(buyer, product, 7_000);
  const line = (await asOwner.inbox(ines)) as InboxData;
  expect(line).toMatchObject({ kind: 'offer', unread: 2, muted: true });
  expect(line.hidden).toBeUndefined();
});

test('a seller is told of an offer once, and their away note answers it', async () => {
  const { app, product, owner, buyer, seller, asInes } = await scene();
  await using _ = app;
  await seller.put('/api/away-note', { on: true, text: 'At the kiln until Monday', until: null });
  await offer(buyer, product, 7_000);
  await runWaitingJobs(app);
  expect((await mailTo(app, owner.email)).map(({ subject }) => subject)).toEqual([
    'Inês Carvalho offered $70',
  ]);
  const { rows: told } = await sql<{ text: string }>`
    select data ->> 'text' as text from live_documents
    where collection like ${`%/${owner.id}/%`} and data ? 'params'`.execute(app.db);
  expect(told).toEqual([{ text: 'notifications.text.offerReceived' }]);
  expect(await asInes.inbox(owner)).toMatchObject({ line: 'At the kiln until Monday', unread: 1 });
});

test('someone who is muted may still offer, as they may still buy', async () => {
  const { app, product, ines, owner, buyer, asInes } = await scene();
  await using _ = app;
  await app.db.updateTable('users').set({ muted: true }).where('id', '=', ines.id).execute();
  expect((await offer(buyer, product, 7_000)).status).toBe(201);
  expect(await messagesOf(app, ines, owner)).toHaveLength(1);
  const muted = talker(app, ines, { muted: true });
  await expect(muted.send(owner, 'Please')).rejects.toMatchObject({ code: 'permission-denied' });
  expect(await asInes.inbox(owner)).toMatchObject({ kind: 'offer' });
});

test('whatever becomes of an offer, both sides hear of it in the same moment', async () => {
  const { app, product, ines, owner, buyer, seller } = await scene({ lowest: 5_000 });
  await using _ = app;
  const latest = async ({ id }: { id: string }) =>
    (await readLive<{ offer: string; at: number }>(app.db, offerNewsPath(id)))?.at ?? null;
  const heard = async () => [await latest(ines), await latest(owner)];
  const after = async (act: () => Promise<{ status: number }>) => {
    app.clock.forward(1_000);
    expect((await act()).status).toBeLessThan(300);
    return app.clock.now().getTime();
  };
  const low = await after(() => offer(buyer, product, 4_000));
  expect(await heard()).toEqual([low, null]);
  const { body: made } = await offer(buyer, product, 6_000);
  const url = `/api/offers/${made._id}`;
  const amount = { amount: 7_500, currency: 'USD' };
  const countered = await after(() => seller.post(`${url}/counter`, { amount }));
  expect(await heard()).toEqual([countered, countered]);
  const withdrawn = await after(() => buyer.post(`${url}/withdraw`));
  expect(await heard()).toEqual([withdrawn, withdrawn]);
  await offer(buyer, product, 6_100);
  app.clock.forward(answerWithinMs);
  await expiringOffers.run({ db: app.db, clock: app.clock, log: app.log.log }, {});
  expect(await heard()).toEqual([app.clock.now().getTime(), app.clock.now().getTime()]);
});

test('what is said of offers is the market’s to say', async () => {
  const { app, product, ines, owner, buyer, asInes, asOwner } = await scene();
  await using _ = app;
  await offer(buyer, product, 6_000);
  for (const [who, whose] of [
    [asInes, ines],
    [asOwner, ines],
    [asInes, owner],
  ] as const)
    await expect(who.update(offerNewsPath(whose.id), { at: 0 })).rejects.toMatchObject({
      code: 'permission-denied',
    });
});
