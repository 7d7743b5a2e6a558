import { createHash, randomUUID } from 'node:crypto';
import { tried } from '@souk/live/testing/tried.ts';
import type { Checkout } from '@souk/shared/money/checkout/schema.ts';
import { expect, test } from 'vitest';
import { performOnce } from '../../../platform/acts/act-once.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { shopThatSends, vaseAndBuyer } from '../../../testing/paying.fixture.ts';
import {
  cardsOfNobody,
  charged,
  type Person,
  personWithCard,
} from '../../../testing/told-payments.fixture.ts';
import { buildProduct } from '../../market/catalog/product.builder.ts';
import { buildCartLine } from '../cart/cart.builder.ts';
import { openCheckout } from './open.service.ts';
import { payCheckout } from './pay.act.ts';

const BUYERS = 8;
const ROUNDS = process.env.FIGURES === 'long' ? 100 : 4;

test('buyers who pay the same two shops in two currencies at once never wait for each other in a ring', {
  tags: 'whole',
  timeout: ROUNDS * 20_000,
}, async () => {
  await using app = await buildTestApp();
  const { product: dollars } = await vaseAndBuyer(app, { available: 1_000 });
  const shop = await shopThatSends(app, { name: 'Nour Textiles', currency: 'EUR' });
  const inEuros = { shop_id: shop.id, currency: 'EUR', price_amount: 8_600, available: 1_000 };
  const euros = await buildProduct(app.db, inEuros);
  const people = await Promise.all(Array.from({ length: BUYERS }, () => personWithCard(app)));
  const cards = cardsOfNobody(app);
  const act = payCheckout({ ...cards, ask: async ({ paymentId }) => charged('succeeded', paymentId) });

  const open = async ({ userId }: Person, n: number): Promise<Checkout> => {
    // Every second of them put the other thing into their cart first.
    for (const [place, { id }] of (n % 2 ? [dollars, euros] : [euros, dollars]).entries())
      await buildCartLine(app.db, { user_id: userId, product_id: id, added_at: new Date(place) });
    const ctx = { db: app.db, clock: app.clock, actor: { userId } } as unknown as UserCtx;
    return app.db.transaction().execute((tx) => openCheckout({ ...ctx, db: tx }, { from: 'cart' }));
  };
  const pay = async ({ userId, cardId }: Person, { _id, seen }: Checkout) => {
    const ctx = { db: app.db, clock: app.clock, actor: { userId } } as unknown as UserCtx;
    const call = { key: randomUUID(), hash: createHash('sha256').update(seen).digest() };
    const { answer } = await performOnce(ctx, call, act, { checkoutId: _id, seen, cardId }, app.log.log);
    return answer;
  };
  let payments = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const opened = await Promise.all(people.map(open));
    const paid = await Promise.all(people.map((person, n) => pay(person, opened[n] as Checkout)));
    for (const { answer } of paid) expect(answer).toMatchObject({ state: 'paid' });
    payments += paid.length;
  }
  tried('money at once', payments, 'payments to two shops in two currencies');
});
