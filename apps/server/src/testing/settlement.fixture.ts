import type { LotId, UserId } from '@souk/shared/ids.ts';
import { closeLotsOver } from '../features/live/auctions/closing.service.ts';
import { buildLot, type LotInput } from '../features/live/auctions/lot.builder.ts';
import { settleDue } from '../features/live/settlement/index.ts';
import { buildShow } from '../features/live/shows/show.builder.ts';
import { openCards } from '../features/money/index.ts';
import { holdForLots } from '../features/money/stock/index.ts';
import { marketNews } from '../market-news.ts';
import { openOutbox } from '../platform/outbox/outbox.ts';
import { bidOf } from './auction.fixture.ts';
import { buildCard, buyerIn } from './paying.fixture.ts';
import { openPayingMarket } from './paying-market.fixture.ts';

type Terms = LotInput & { alone?: boolean };

/** A paying market with a live show of its shop, whose lots start at 20 and are of the vase; Maya bids, and others. */
export async function openAuctions() {
  const market = await openPayingMarket();
  const { app, sandbox, stripe, shop, product } = market;
  const { db, clock } = app;
  const show = await buildShow(db, { shop_id: shop.id, state: 'live', starts_at: clock.now() });
  const parts = { db, clock, log: app.log.log, payments: openCards({ clock, payments: sandbox.provider }) };
  let number = 0;
  return {
    ...{ ...market, show, parts },
    /** One that runs, with its piece held. */
    async lot({ alone = false, ...input }: Terms = {}) {
      number += 1;
      const lot = await buildLot(db, {
        ...{ show_id: alone ? null : show.id, number: alone ? null : number, product_id: product.id },
        ...{ state: 'running', start_amount: 2_000, starts_at: new Date(Date.now() - 60_000) },
        ...{ ends_at: new Date(Date.now() + 60_000), ...input },
      });
      const piece = { lotId: lot.id, productId: lot.product_id, variantId: null };
      await db.transaction().execute((tx) => holdForLots(tx, [piece], clock.now()));
      return lot;
    },
    /** A person who may bid, with a card that does this. */
    async bidder(name: string, card = 'pm_card_visa') {
      const user = await buyerIn(app, name);
      return { ...user, cardId: await buildCard(db, stripe, user.id, card), call: app.as(user) };
    },
    async bid(lot: { id: LotId }, user: { id: UserId }, amount: number, kind?: 'once' | 'maximum') {
      const { status, body } = await app.as(user).post(`/api/lots/${lot.id}/bids`, bidOf(amount, kind));
      if (status !== 200) throw new Error(`bid refused: ${JSON.stringify(body)}`);
    },
    /** The time of every lot that runs is over. */
    async close() {
      await db
        .updateTable('lots')
        .set({ ends_at: new Date(Date.now() - 1_000) })
        .where('state', '=', 'running')
        .execute();
      await closeLotsOver(db);
      await openOutbox({ db, log: app.log.log, listeners: marketNews }).deliverDue();
    },
    settle: () => settleDue(parts),
    /** What a worker does so much later. */
    async later(milliseconds: number) {
      clock.forward(milliseconds);
      await settleDue(parts);
    },
    settlementOf: async (lot: { id: LotId }) =>
      (await db.selectFrom('lots').select('settlement').where('id', '=', lot.id).executeTakeFirstOrThrow())
        .settlement,
    /** As its room is told of it. */
    async shownIn(lot: { id: LotId }) {
      const { rows } = await app.database.pool.query('select data from live_documents where id = $1', [
        lot.id,
      ]);
      return rows[0]?.data;
    },
    ordersOf: (lot: { id: LotId }) =>
      db
        .selectFrom('orders as o')
        .innerJoin('checkouts as c', 'c.id', 'o.checkout_id')
        .selectAll('o')
        .where('c.lot_id', '=', lot.id)
        .orderBy('o.number')
        .execute(),
    charges: async () => (await stripe.charges.list({ limit: 100 })).data.filter(({ paid }) => paid),
    async told(user: { id: UserId }): Promise<string[]> {
      const { rows } = await app.database.pool.query(
        `select data from live_documents where collection = $1 and data is not null order by born`,
        [`notifications/${user.id}/items`],
      );
      return rows.map(({ data }) => (data.text as string).replace('notifications.text.', ''));
    },
    endShow: () =>
      db
        .updateTable('shows')
        .set({ state: 'ended', ended_at: new Date() })
        .where('id', '=', show.id)
        .execute(),
  };
}

export type Auctions = Awaited<ReturnType<typeof openAuctions>>;
