import { lateJobs } from '../features/money/orders/late.jobs.ts';
import type { TestApp } from './build-test-app.ts';
import { bellOf } from './notifications.fixture.ts';
import { buy, key } from './paying.fixture.ts';
import { openPayingMarket } from './paying-market.fixture.ts';

export const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Maya paid for a vase, which its shop is to ship by a day. */
export async function openLateMarket({ quantity = 1 } = {}) {
  const market = await openPayingMarket();
  const { app, maya, owner, product, cardId } = market;
  const [order] = await buy(app, { user: maya, cardId }, [{ product, quantity }]);
  if (!order?.shipBy) throw new Error('no day was promised');
  const act = (who: 'buyer' | 'seller', what: string, body: object = {}) =>
    market[who].post(`/api/orders/${order._id}/${what}`, body, key());
  const job = { ...app, log: app.log.log };
  const rowOf = () =>
    app.db.selectFrom('orders').selectAll().where('id', '=', order._id).executeTakeFirstOrThrow();
  const { late_from } = await rowOf();
  const toldTo = async (who: typeof maya) =>
    (await bellOf(app, who)).items.map(({ text }) => text.replace('notifications.text.', ''));
  return Object.assign(market, {
    ...{ order, act, rowOf, toldTo },
    /** So many days after the end of the promised one; 0 is its very end. */
    lateBy: (days: number) => goTo(app, (late_from?.getTime() ?? 0) + days * DAY_MS),
    /** Ten in the morning of the promised day. */
    onTheDay: () => goTo(app, (late_from?.getTime() ?? 0) - 14 * HOUR_MS),
    /** What a worker does about orders with a day. */
    async follow() {
      for (const one of lateJobs) await one.run(job, {} as never);
    },
    seen: async (who: 'buyer' | 'seller' = 'buyer') =>
      (await market[who].get(`/api/orders/${order._id}`)).body,
    told: async () => ({ buyer: await toldTo(maya), seller: await toldTo(owner) }),
    stock: async () =>
      (
        await app.db
          .selectFrom('product_variants')
          .select('available')
          .where('id', '=', market.variantId)
          .executeTakeFirstOrThrow()
      ).available,
  });
}

/** Weeks go by, and who was signed in is so still. */
export async function goTo({ clock, db }: Pick<TestApp, 'clock' | 'db'>, at: number): Promise<void> {
  clock.forward(at - clock.now().getTime());
  await db
    .updateTable('sessions')
    .set({ last_seen_at: clock.now(), expires_at: new Date(at + DAY_MS) })
    .execute();
}
