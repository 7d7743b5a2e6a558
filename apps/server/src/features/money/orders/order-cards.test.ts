import { cardRef } from '@souk/shared/talk/messaging/documents.ts';
import { pairOf } from '@souk/shared/talk/messaging/paths.ts';
import { expect, test } from 'vitest';
import { buy, buyerIn } from '../../../testing/paying.fixture.ts';
import { openPayingMarket } from '../../../testing/paying-market.fixture.ts';
import { checkEnclosed } from '../../talk/messaging/standing.repo.ts';

test('an order on a card in a message is there for its buyer and its shop, and for nobody else', async () => {
  await using market = await openPayingMarket();
  const { app, maya, owner, buyer, seller, cardId, product } = market;
  const [order] = await buy(app, { user: maya, cardId }, [{ product, quantity: 2 }]);
  const ask = async (who: typeof buyer) => {
    const body = { orders: [order?._id, '01980000-0000-7000-8000-000000000000'] };
    return (await who.post('/api/order-cards', body)).body.items;
  };
  const card = { _id: order?._id, number: order?.number, state: 'paid', title: 'Bottle vase', pieces: 2 };
  expect(await ask(buyer)).toMatchObject([{ ...card, as: 'buyer' }]);
  expect(await ask(seller)).toMatchObject([{ ...card, as: 'seller' }]);
  const stranger = await buyerIn(app, 'Sami Haddad');
  expect(await ask(app.as(stranger))).toEqual([]);

  const enclosed = { pictures: [], card: cardRef.parse({ kind: 'order', id: order?._id }), replyTo: null };
  const mayShow = async (me: { id: string }, other: { id: string }) =>
    (await checkEnclosed(app.db, { me: me.id, other: other.id, pair: pairOf(me.id, other.id) }, enclosed))
      .card;
  expect(await mayShow(maya, owner)).toBe(true);
  expect(await mayShow(owner, maya)).toBe(true);
  expect(await mayShow(maya, stranger)).toBe(false);
  expect(await mayShow(stranger, owner)).toBe(false);
});
