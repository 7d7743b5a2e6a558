import type { FileId } from '@souk/shared/ids.ts';
import type { Dispute, OrderDisputes } from '@souk/shared/money/disputes/schema.ts';
import { buildUser } from '../features/identity/accounts/user.builder.ts';
import { disputesJobs } from '../features/money/disputes/index.ts';
import { storedPhoto } from './files.fixture.ts';
import { buy, key } from './paying.fixture.ts';
import { openPayingMarket } from './paying-market.fixture.ts';

export const usd = (amount: number) => ({ amount, currency: 'USD' });
export const HOUR_MS = 3_600_000;

/** Maya bought two vases for 134.50, of which 120.06 are the shop's; staff is there too. */
export async function openDisputedMarket() {
  const market = await openPayingMarket();
  const { app, maya, product, cardId } = market;
  const [order] = await buy(app, { user: maya, cardId }, [{ product, quantity: 2 }]);
  if (!order) throw new Error('nothing was bought');
  const support = await buildUser(app.db, { role: 'support', name: 'Sam Reyes' });
  const staff = app.as(support);
  const who = { buyer: market.buyer, seller: market.seller, staff };
  type Who = keyof typeof who;
  const act = (by: Who, what: string, body?: object) =>
    who[by].post(`/api/orders/${order._id}/${what}`, body, key());
  const matters = async (by: Who = 'buyer'): Promise<OrderDisputes> =>
    (await who[by].get(`/api/orders/${order._id}/disputes`)).body;
  const only = async (by: Who = 'buyer'): Promise<Dispute> => {
    const [dispute] = (await matters(by)).items;
    if (!dispute) throw new Error('there is no dispute');
    return dispute;
  };
  return Object.assign(market, {
    ...{ order, support, staff, act, matters, only, net: 12_006 },
    /** It came, two days after it was bought. */
    async arrive() {
      await act('seller', 'ship', {});
      app.clock.forward(48 * HOUR_MS);
      await act('buyer', 'confirm-delivery');
    },
    /** The three days after that are over as well. */
    async complete() {
      app.clock.forward(72 * HOUR_MS);
      await market.followOrders();
    },
    open: (body: object = {}) =>
      act('buyer', 'disputes', {
        kind: 'problem',
        reason: 'damaged',
        text: 'It came in two parts.',
        ...body,
      }),
    step: async (by: Who, step: string, body: object = {}) =>
      who[by].post(`/api/disputes/${(await only())._id}/steps`, { step, ...body }, key()),
    say: async (by: Who, body: object) =>
      who[by].post(`/api/disputes/${(await only())._id}/messages`, body, key()),
    decide: async (decision: string, body: object = {}) =>
      staff.post(
        `/api/admin/disputes/${(await only())._id}/decision`,
        { decision, text: 'We looked at the pictures.', ...body },
        key(),
      ),
    photo: async (by: Who): Promise<FileId> => (await storedPhoto(who[by], 'dispute-image'))._id,
    /** What the market does about disputes by the clock. */
    async followDisputes() {
      for (const job of disputesJobs) await job.run({ ...app, log: app.log.log }, {} as never);
    },
    stateOf: async () => (await market.buyer.get(`/api/orders/${order._id}`)).body.state as string,
  });
}
