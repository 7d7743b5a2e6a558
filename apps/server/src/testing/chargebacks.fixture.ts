import type { Order } from '@souk/shared/money/orders/schema.ts';
import { buildUser } from '../features/identity/accounts/user.builder.ts';
import { buildProduct } from '../features/market/catalog/product.builder.ts';
import { HOUR_MS } from './disputes.fixture.ts';
import { buildCard, buy, key, shopThatSends } from './paying.fixture.ts';
import { openPayingMarket } from './paying-market.fixture.ts';

/** Maya bought a vase (70.50) and a bowl of another shop (26.50) in one payment, by a card that is charged back later. */
export async function openChargedMarket() {
  const market = await openPayingMarket();
  const { app, maya, product, stripe, sandbox } = market;
  const cardId = await buildCard(app.db, stripe, maya.id, 'pm_card_createDispute');
  const potter = await buildUser(app.db, { name: 'Omar Said' });
  const pottery = await shopThatSends(app, { owner_id: potter.id, name: 'Kiln Corner' });
  const bowl = await buildProduct(app.db, { shop_id: pottery.id, price_amount: 2_000, available: 3 });
  const orders = await buy(app, { user: maya, cardId }, [{ product }, { product: bowl }]);
  const of = (shopId: string): Order => {
    const order = orders.find(({ shop }) => shop._id === shopId);
    if (!order) throw new Error('nothing was bought there');
    return order;
  };
  const order = of(market.shop.id);
  const other = of(pottery.id);
  return Object.assign(market, {
    ...{ order, other, potter, pottery },
    /** The card's holder says to their bank that they bought nothing. */
    async chargeBack() {
      sandbox.passTime();
      await sandbox.deliveries.idle();
      const [dispute] = (await stripe.disputes.list()).data;
      if (!dispute) throw new Error('nothing was charged back');
      return dispute;
    },
    async bankDecides(how: 'won' | 'lost') {
      const [dispute] = (await stripe.disputes.list()).data;
      const id = dispute?.id ?? '';
      if (how === 'lost') await stripe.disputes.close(id);
      else {
        await stripe.disputes.update(id, { evidence: { uncategorized_text: 'winning_evidence' } });
        sandbox.passTime();
      }
      await sandbox.deliveries.idle();
    },
    act: (by: 'buyer' | 'seller', what: string, body: object = {}) =>
      market[by].post(`/api/orders/${order._id}/${what}`, body, key()),
    async arrive() {
      await market.seller.post(`/api/orders/${order._id}/ship`, {}, key());
      app.clock.forward(48 * HOUR_MS);
      await market.buyer.post(`/api/orders/${order._id}/confirm-delivery`, undefined, key());
    },
    async complete() {
      app.clock.forward(72 * HOUR_MS);
      await market.followOrders();
    },
    orderNow: async (id: string) =>
      await app.db
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', id as never)
        .executeTakeFirstOrThrow(),
  });
}
