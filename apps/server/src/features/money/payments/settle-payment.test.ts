import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { paymentEvent, sendEvent, tellingProvider } from '../../../testing/payment-events.fixture.ts';
import { charged } from '../../../testing/told-payments.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildPayment } from './payment.builder.ts';
import { insertEvent } from './provider-event.repo.ts';
import type { Purpose } from './purposes.ts';
import { settlePayment } from './settle-payment.ts';

test('what the provider told before we knew its name is acted on once, together with what names it', async () => {
  await using app = await buildTestApp();
  const buyer = await buildUser(app.db);
  const now = app.clock.now();
  const customer = { user_id: buyer.id, provider_id: `cus_${buyer.id}`, created_at: now };
  await app.db.insertInto('customers').values(customer).execute();
  for (const [answer, told, acted] of [
    ['failed', ['succeeded'], 'succeeded'],
    ['processing', ['requires-action', 'failed'], 'failed'],
    ['succeeded', ['failed'], 'succeeded'],
    ['failed', ['processing', 'requires-action'], 'failed'],
  ] as const) {
    const { id } = await buildPayment(app.db, { buyer_id: buyer.id, purpose: 'orders' });
    const heard: string[] = [];
    const note = (what: string) => async () => void heard.push(what);
    const hears: Purpose = {
      ...{ succeeded: note('succeeded'), failed: note('failed') },
      ...{ refunded: note('refunded'), refundedByHand: note('by hand') },
      refundFailed: note('refund failed'),
    };
    await app.db.transaction().execute(async (tx) => {
      for (const [index, state] of told.entries()) {
        const said = { kind: 'payment' as const, paymentId: null, amount: 2_500, currency: 'USD' };
        const happenedAt = new Date(now.getTime() + index);
        const event = { id: `evt_${id}_${index}`, type: 'payment_intent', about: `pi_${id}`, happenedAt };
        await insertEvent(tx, { ...event, said: { ...said, charged: charged(state, id) } }, now);
      }
      const settled = await settlePayment({ ...app, db: tx }, { orders: hears }, id, charged(answer, id));
      expect([settled.state, heard]).toEqual([acted, [acted]]);
    });
    const waiting = app.db.selectFrom('provider_events').select('id').where('handled_at', 'is', null);
    expect(await waiting.execute()).toEqual([]);
    await app.db.deleteFrom('payments').where('id', '=', id).execute();
  }
});

test('what is told of a shop’s own account settles no payment of ours', async () => {
  const payments = tellingProvider();
  await using app = await buildTestApp({ payments });
  const buyer = await buildUser(app.db);
  const { id, amount } = await buildPayment(app.db, { buyer_id: buyer.id, purpose: 'top-up' });
  const event = paymentEvent('succeeded', { id, intent: `pi_${id}`, amount }, 1);
  expect((await sendEvent(app, payments, { ...event, account: 'acct_of_a_shop' })).status).toBe(200);
  const state = async () => (await app.db.selectFrom('payments').select('state').executeTakeFirst())?.state;
  expect(await state()).not.toBe('succeeded');
  await sendEvent(app, payments, event);
  expect(await state()).toBe('succeeded');
});
