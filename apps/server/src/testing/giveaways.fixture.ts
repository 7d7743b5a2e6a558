import { randomBytes } from 'node:crypto';
import type { UserId } from '@souk/shared/ids.ts';
import type { GiveawayId } from '@souk/shared/live/giveaways/schema.ts';
import type { Kysely } from 'kysely';
import { drawOver } from '../features/live/giveaways/drawing.service.ts';
import { giveDue } from '../features/live/giveaways/gift.service.ts';
import { buildShow } from '../features/live/shows/show.builder.ts';
import { openCards } from '../features/money/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Tables } from '../platform/db/schema.ts';

import { buildTestApp } from './build-test-app.ts';
import { buyerIn, key, vaseAndBuyer } from './paying.fixture.ts';

export const QUARTER_MS = 900_000;
export const ticket = () => randomBytes(16).toString('hex');

/** What a worker does about giveaways, and all that are open are over. */
export async function drawAll(app: { db: Kysely<Tables>; clock: Clock }): Promise<number> {
  return await drawOver(app, -QUARTER_MS);
}

/**
 * A live show of a shop with five vases that it sends for 6.50, and its entrants. Nobody pays by card here.
 */
export async function openGiveaways() {
  const app = await buildTestApp();
  const own = await vaseAndBuyer(app);
  const show = await buildShow(app.db, {
    ...{ shop_id: own.shop.id, state: 'live', starts_at: app.clock.now() },
  });
  const payments = openCards({ clock: app.clock, payments: app.payments });
  const parts = { db: app.db, clock: app.clock, log: app.log.log, payments };
  const add = (input: object = {}) =>
    own.seller.post(
      `/api/shows/${show.id}/giveaways`,
      { item: { kind: 'product', productId: own.product.id }, ...input },
      key(),
    );
  return {
    ...{ ...own, app, show, parts, add },
    /** One that is open, for five minutes. */
    async open(input: object = {}): Promise<GiveawayId> {
      const { body } = await add(input);
      const { status } = await own.seller.post(`/api/giveaways/${body.giveawayId}/start`);
      if (status !== 204) throw new Error(`could not be opened: ${JSON.stringify(body)}`);
      return body.giveawayId;
    },
    enter: (id: GiveawayId, user: { id: UserId }, own = ticket()) =>
      app.as(user).post(`/api/giveaways/${id}/entries`, { ticket: own }),
    cancel: (id: GiveawayId) => own.seller.post(`/api/giveaways/${id}/cancel`),
    people: (count: number) =>
      Promise.all(Array.from({ length: count }, (_, n) => buyerIn(app, `Guest ${n}`))),
    draw: () => drawAll(app),
    give: () => giveDue(parts),
    /** What a worker does so much later. */
    async later(milliseconds: number) {
      app.clock.forward(milliseconds);
      await giveDue(parts);
    },
    row: (id: GiveawayId) =>
      app.db.selectFrom('giveaways').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    ordersOf: (id: GiveawayId) =>
      app.db
        .selectFrom('orders as o')
        .innerJoin('checkouts as c', 'c.id', 'o.checkout_id')
        .selectAll('o')
        .where('c.giveaway_id', '=', id)
        .execute(),
    async told(user: { id: UserId }): Promise<string[]> {
      const { rows } = await app.database.pool.query(
        `select data from live_documents where collection = $1 and data is not null order by born`,
        [`notifications/${user.id}/items`],
      );
      return rows.map(({ data }) => (data.text as string).replace('notifications.text.', ''));
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}
