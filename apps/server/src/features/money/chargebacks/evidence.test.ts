// @module-tag whole
import { tried } from '@souk/live/testing/tried.ts';
import { expect, test } from 'vitest';
import { marketActs } from '../../../market-acts.ts';
import { finishOpenActs } from '../../../platform/acts/index.ts';
import { userChanged } from '../../../platform/session/user-changed.ts';
import { openChargedMarket } from '../../../testing/chargebacks.fixture.ts';
import { sendAtOnce } from '../../../testing/files.fixture.ts';
import { bellOf } from '../../../testing/notifications.fixture.ts';
import { key } from '../../../testing/paying.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { sendingDueEvidence } from './sending-evidence.job.ts';

const pdf = Buffer.from('%PDF-1.7\nwaybill\n%%EOF\n');

/** Maya's card was charged back over an order at each of two shops. */
async function openEvidence() {
  const market = await openChargedMarket();
  const { app, stripe, potter } = market;
  await market.chargeBack();
  const staff = app.as(await buildUser(app.db, { role: 'support' }));
  const callers = { seller: market.seller, potter: app.as(potter), staff, buyer: market.buyer };
  type Who = keyof typeof callers;
  const pathOf = (who: Who) =>
    `/api/orders/${(who === 'potter' ? market.other : market.order)._id}/chargeback`;
  return Object.assign(market, {
    read: (who: Who) => callers[who].get(pathOf(who)),
    write: (who: Who, text: string, files: object[] = []) =>
      callers[who].put(`${pathOf(who)}/evidence`, { text, files }, key()),
    send: (who: Who) => callers[who].post(`${pathOf(who)}/send`, undefined, key()),
    /** What a worker does each second. */
    work: () => finishOpenActs({ ...app, log: app.log.log }, marketActs(app)),
    async upload(who: Who, bytes = pdf, name = 'waybill.pdf') {
      const { body } = await sendAtOnce(callers[who], { purpose: 'bank-evidence', name, bytes });
      return body._id as string;
    },
    async atBank() {
      const [dispute] = (await stripe.disputes.list()).data;
      if (!dispute) throw new Error('nothing was charged back');
      return dispute;
    },
  });
}

test('what all shops of a payment say goes to the bank together and once, with what the market knows', async () => {
  await using market = await openEvidence();
  const file = await market.upload('seller');
  const written = await market.write('seller', 'It arrived on Tuesday.', [{ _id: file, kind: 'shipping' }]);
  expect(written.body.chargeback).toMatchObject({
    ...{ state: 'open', amount: { amount: 7_050, currency: 'USD' }, reason: 'not-authorised' },
    files: [{ _id: file, kind: 'shipping', name: 'waybill.pdf' }],
    ...{ readyAt: null, sentAt: null, waitsFor: 1, can: { write: true } },
  });
  await market.send('seller');
  await market.work();
  expect((await market.atBank()).evidence_details.submission_count).toBe(0);
  expect((await market.write('seller', 'Something else')).body.error.code).toBe('evidence_sent');

  await market.write('potter', 'A gift for her sister.');
  expect((await market.send('potter')).body.chargeback).toMatchObject({ can: { write: false } });
  for (const _ of [1, 2]) await market.work();
  const { evidence, evidence_details, status } = await market.atBank();
  expect(status).toBe('under_review');
  expect(evidence_details.submission_count).toBe(1);
  expect(evidence).toMatchObject({
    customer_name: 'Maya Okafor',
    shipping_documentation: expect.stringMatching(/^file_/),
    uncategorized_text: `${market.shop.name}: It arrived on Tuesday.\n\nKiln Corner: A gift for her sister.`,
  });
  expect(evidence.product_description).toContain(market.order.number);
  expect((await market.read('seller')).body.chargeback.sentAt).not.toBeNull();
  expect((await market.send('staff')).body.error.code).toBe('evidence_sent');
});

test('what nobody sent goes to the bank before its time is over', async () => {
  await using market = await openEvidence();
  await market.write('potter', 'It was delivered.');
  const { due_by } = (await market.atBank()).evidence_details;
  const due = () => sendingDueEvidence.run({ ...market.app, log: market.app.log.log }, {});
  const until = (due_by ?? 0) * 1_000 - market.app.clock.now().getTime();
  market.app.clock.forward(until - 13 * 3_600_000);
  await due();
  expect(await market.work()).toBe(0);
  market.app.clock.forward(3_600_000);
  for (const _ of [1, 2]) await due();
  await market.work();
  const { evidence, status } = await market.atBank();
  expect([status, evidence.uncategorized_text]).toEqual(['under_review', 'Kiln Corner: It was delivered.']);
});

test('a bank that was asked and did not answer is told once, however often it is tried', async () => {
  await using market = await openEvidence();
  await market.upload('staff');
  market.sandbox.faults.add({ on: 'POST /v1/disputes/', do: 'lose-after', times: 2 });
  await market.send('staff');
  await market.work();
  market.app.clock.forward(3_600_000);
  await market.work();
  expect((await market.atBank()).evidence_details.submission_count).toBe(1);
  expect((await market.read('staff')).body.chargeback.sentAt).not.toBeNull();
  tried('services down', 1, 'payments');
});

test.each([401, 403, 429])('a bank is told later while the provider does not let us (%s)', async (status) => {
  await using market = await openEvidence();
  market.sandbox.faults.add({ on: 'POST /v1/disputes/', do: 'fail', status });
  await market.send('staff');
  await market.work();
  expect((await market.read('staff')).body.chargeback.refusedAt).toBeNull();
  market.sandbox.faults.clear();
  market.app.clock.forward(3_600_000);
  await market.work();
  expect((await market.atBank()).evidence_details.submission_count).toBe(1);
  tried('services down', 1, 'payments');
});

test('a shop is told once, there and by notice, when its bank would not take what it said', async () => {
  await using market = await openEvidence();
  await market.write('potter', 'It was delivered.');
  await market.send('staff');
  // It has decided, and nobody was told of that yet.
  market.sandbox.tellNobody();
  await market.stripe.disputes.close((await market.atBank()).id);
  for (const _ of [1, 2]) await market.work();
  const { chargeback } = (await market.read('potter')).body;
  expect(chargeback).toMatchObject({ sentAt: null, state: 'open', can: { write: false } });
  expect(chargeback.refusedAt).not.toBeNull();
  const told = (await bellOf(market.app, market.potter)).items.map(({ text }) => text);
  expect(told).toEqual(['notifications.text.evidenceRefused']);
});

test('nobody but the shop and staff reads or writes it, and only files of one’s own are evidence', async () => {
  await using market = await openEvidence();
  const { app, order } = market;
  const stranger = app.as(await buildUser(app.db));
  for (const caller of [market.buyer, stranger, app.as(market.potter)])
    expect((await caller.get(`/api/orders/${order._id}/chargeback`)).status).toBe(404);
  expect((await market.write('buyer', 'It is mine.')).status).toBe(404);
  // Nor who took their money back, also when they work for the market.
  await app.db.updateTable('users').set({ role: 'support' }).where('id', '=', market.maya.id).execute();
  userChanged(app.db, market.maya.id);
  expect((await market.buyer.get('/api/admin/disputes')).status).toBe(200);
  for (const answer of [
    await market.read('buyer'),
    await market.write('buyer', ''),
    await market.send('buyer'),
  ])
    expect(answer.status).toBe(404);
  const theirs = await market.upload('potter');
  const refused = await market.write('seller', '', [{ _id: theirs, kind: 'receipt' }]);
  expect([refused.status, refused.body.error.details]).toEqual([400, expect.anything()]);
  // Each kind once for all shops: a bank takes one of each.
  await market.write('potter', '', [{ _id: theirs, kind: 'receipt' }]);
  const mine = await market.upload('seller');
  expect((await market.read('seller')).body.chargeback.takenKinds).toEqual(['receipt']);
  expect((await market.write('seller', '', [{ _id: mine, kind: 'receipt' }])).status).toBe(400);
  expect((await market.write('staff', 'Staff write on.', [])).status).toBe(200);
});
