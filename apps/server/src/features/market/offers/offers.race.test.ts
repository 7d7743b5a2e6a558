import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { runWaitingJobs } from '../../../testing/mailbox.ts';
import { offer, vaseOnOffer } from '../../../testing/offers.fixture.ts';
import { talker } from '../../../testing/talker.ts';
import { buildProduct } from '../catalog/product.builder.ts';

test('of five offers in the same instant one stands', async () => {
  await using app = await buildTestApp();
  const { product, owner, ines, buyer } = await vaseOnOffer(app);
  const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => offer(buyer, product, 7_000 + n)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
  expect(await talker(app, owner).inbox(ines)).toMatchObject({ unread: 1, born: 1 });
});

test('a first offer and first messages of both in the same instant make one conversation', async () => {
  await using app = await buildTestApp();
  for (let round = 0; round < 5; round += 1) {
    const { product, shop, owner, ines, buyer } = await vaseOnOffer(app);
    const more = { shop_id: shop.id, accepts_offers: true, price_amount: 8_400 };
    const other = await buildProduct(app.db, more);
    const [asInes, asOwner] = [talker(app, ines), talker(app, owner)];
    await Promise.all([
      offer(buyer, product, 7_000),
      offer(buyer, other, 7_000),
      asInes.send(owner, 'I love it'),
      asOwner.send(ines, 'Hello'),
    ]);
    expect(await asOwner.inbox(ines)).toMatchObject({ unread: 3, born: 4 });
    expect(await asInes.inbox(owner)).toMatchObject({ unread: 1, born: 4 });
  }
});

test('taken back and accepted in the same instant, an offer ends one way, and the mails agree', async () => {
  await using app = await buildTestApp();
  const { product, ines, buyer, seller } = await vaseOnOffer(app);
  const { body } = await offer(buyer, product, 7_000);
  const url = `/api/offers/${body._id}`;
  const answers = await Promise.all([
    buyer.post(`${url}/withdraw`),
    seller.post(`${url}/accept`),
    seller.post(`${url}/decline`),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const { state } = await app.db.selectFrom('offers').select('state').executeTakeFirstOrThrow();
  await runWaitingJobs(app);
  const mails = await app.db
    .selectFrom('kept_messages')
    .select('template')
    .where('recipient', '=', ines.email)
    .execute();
  expect(mails).toEqual(state === 'withdrawn' ? [] : [{ template: `offer-${state}` }]);
});

test('of an offer and the closing of its shop in the same instant one is refused', async () => {
  await using app = await buildTestApp();
  const ends = new Set<string>();
  for (let round = 0; round < 12; round += 1) {
    const { product, shop, buyer, seller } = await vaseOnOffer(app);
    const close = () => seller.post(`/api/shops/${shop.id}/close`);
    const [made, closed] = await Promise.all([offer(buyer, product, 7_000), close()]);
    ends.add(`${made.status} ${closed.status}`);
  }
  expect(ends).not.toContain('201 200');
});

test('withdrawn and countered in the same instant, the one who came second is told what the other did', async () => {
  await using app = await buildTestApp();
  for (let round = 0; round < 4; round += 1) {
    const { product, buyer, seller } = await vaseOnOffer(app);
    const { body } = await offer(buyer, product, 6_000);
    const url = `/api/offers/${body._id}`;
    const amount = { amount: 7_500, currency: 'USD' };
    const [withdrawn, countered] = await Promise.all([
      buyer.post(`${url}/withdraw`),
      seller.post(`${url}/counter`, { amount }),
    ]);
    // A counteroffer may be withdrawn from as well; a withdrawn offer is countered by nobody.
    expect(withdrawn.body.state).toBe('withdrawn');
    if (countered.status !== 200) expect(countered.body.error.details).toEqual({ state: 'withdrawn' });
  }
});
