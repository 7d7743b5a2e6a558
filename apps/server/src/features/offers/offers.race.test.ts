import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { runWaitingJobs } from '../../testing/mailbox.ts';
import { offer, vaseOnOffer } from './offers.fixture.ts';

test('of ten offers in the same instant one stands', async () => {
  await using app = await buildTestApp();
  const { product, buyer } = await vaseOnOffer(app);
  const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => offer(buyer, product, 7_000 + n)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
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
