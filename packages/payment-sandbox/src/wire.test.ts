import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { forget } from './forgetting.ts';
import { answerChallenge, back, clientOf, keys, openShop } from './testing/shop.ts';
import { differences, stripeShapes } from './testing/stripe-shapes.ts';
import { readForm } from './wire/form.ts';

const usd = {
  amount: 6_120,
  currency: 'usd',
  payment_method: 'pm_card_visa',
  confirm: true,
  return_url: back,
};

test('every object has the fields that Stripe’s have, and no others', async () => {
  await using shop = await openShop();
  const { stripe } = shop;
  const card = await shop.customer();
  const charged = await stripe.paymentIntents.create({
    ...usd,
    ...card,
    expand: ['latest_charge.balance_transaction', 'payment_method', 'customer'],
  });
  const setup = await stripe.setupIntents.create({
    ...{ customer: card.customer, payment_method: 'pm_card_threeDSecure2Required' },
    ...{ confirm: true, return_url: back },
  });
  const refused = await stripe.paymentIntents
    .create({ ...usd, payment_method: 'pm_card_visa_chargeDeclined' })
    .catch((error) => error.raw);
  await answerChallenge(setup, 'complete');
  const answers: object[] = [
    charged,
    setup,
    refused.payment_intent,
    refused.payment_method,
    await stripe.refunds.create({ payment_intent: charged.id, amount: 100 }),
    ...(await refundsThatTakeTime(shop)),
    await stripe.balance.retrieve(),
    await stripe.balanceTransactions.list(),
    await stripe.charges.list(),
    await stripe.events.list({ limit: 100 }),
    await stripe.customers.list(),
    ...shop.heard,
  ];
  const shapes = stripeShapes();
  expect(differences(shapes, { object: 'refund', colour: 'red' })).toEqual(
    expect.arrayContaining([' (refund) lacks amount', ' (refund) has colour, which Stripe has not']),
  );
  expect(answers.flatMap((answer) => differences(shapes, JSON.parse(JSON.stringify(answer))))).toEqual([]);
});

/** As they are at first and in the end: one that is on its way, and one that comes back. */
async function refundsThatTakeTime({ stripe, sandbox }: Awaited<ReturnType<typeof openShop>>) {
  const refunds: Stripe.Refund[] = [];
  for (const card of ['pm_card_pendingRefund', 'pm_card_refundFail']) {
    const { id } = await stripe.paymentIntents.create({ ...usd, payment_method: card });
    refunds.push(await stripe.refunds.create({ payment_intent: id, amount: 1_000 }));
  }
  sandbox.passTime();
  for (const { id } of refunds.slice()) refunds.push(await stripe.refunds.retrieve(id));
  return refunds;
}

test('the same key with the same parameters gives the same answer, and one payment', async () => {
  await using shop = await openShop();
  const pay = (amount: number, idempotencyKey = 'order 7') =>
    shop.stripe.paymentIntents.create({ ...usd, amount }, { idempotencyKey });
  const first = await pay(6_120);
  const second = await pay(6_120);
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  await expect(pay(6_121)).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  expect((await shop.stripe.paymentIntents.list()).data).toHaveLength(1);
});

test('a refusal by a bank is remembered under its key, and a mistake in the call is not', async () => {
  await using shop = await openShop();
  const idempotencyKey = 'order 7';
  const bad = { ...usd, amount: 10 };
  await expect(shop.stripe.paymentIntents.create(bad, { idempotencyKey })).rejects.toMatchObject({
    code: 'amount_too_small',
  });
  const declined = { ...usd, payment_method: 'pm_card_visa_chargeDeclined' };
  const refused = await shop.stripe.paymentIntents
    .create(declined, { idempotencyKey })
    .catch((error) => error);
  const again = await shop.stripe.paymentIntents.create(declined, { idempotencyKey }).catch((error) => error);
  expect(again).toMatchObject({ code: 'card_declined', charge: refused.charge });
  expect((await shop.stripe.charges.list()).data).toHaveLength(1);
});

test('two calls with one key at the same moment: one is done, the other told to wait', async () => {
  await using shop = await openShop();
  shop.sandbox.faults.add({ on: 'POST /v1/payment_intents', do: 'delay', ms: 150, times: 1 });
  const pay = () => shop.stripe.paymentIntents.create(usd, { idempotencyKey: 'order 7' });
  const [slow, early] = await Promise.allSettled([pay(), pay()]);
  const statuses = [slow, early].map((one) => (one.status === 'fulfilled' ? 200 : one.reason.statusCode));
  expect(statuses.sort()).toEqual([200, 409]);
  expect((await shop.stripe.paymentIntents.list()).data).toHaveLength(1);
});

test.each(['lose-before', 'lose-after', 'fail'] as const)(
  'a call that is lost (%s) is tried again with its key, and charges once',
  async (fault) => {
    await using shop = await openShop();
    shop.sandbox.faults.add({ on: 'POST /v1/payment_intents', do: fault, times: 1 });
    const patient = clientOf(shop.sandbox, { retries: 2 });
    const paid = await patient.paymentIntents.create(usd, { idempotencyKey: 'order 7' });
    expect(paid.status).toBe('succeeded');
    expect((await shop.stripe.charges.list()).data).toHaveLength(1);
  },
);

test('events that were not taken are told again until they are, those held back in any order and twice', async () => {
  await using shop = await openShop();
  shop.mood.status = 503;
  const paid = await shop.stripe.paymentIntents.create(usd);
  expect(await shop.types()).toEqual([]);
  shop.mood.status = 200;
  await expect.poll(() => shop.heard.length).toBe(3);
  await shop.types();
  const { data } = await shop.stripe.events.list();
  expect(data.map((event) => event.pending_webhooks)).toEqual([0, 0, 0]);

  shop.sandbox.deliveries.hold(true);
  shop.heard.length = 0;
  await shop.stripe.refunds.create({ payment_intent: paid.id });
  expect(await shop.types()).toEqual([]);
  await shop.sandbox.deliveries.deliver({ order: 'reversed', copies: 2 });
  expect(shop.heard.map(({ type }) => type)).toEqual([
    'charge.refunded',
    'charge.refunded',
    'refund.created',
    'refund.created',
  ]);
});

test('an event is as it was when it happened, and one that was changed or signed by another is not taken', async () => {
  await using shop = await openShop();
  await shop.stripe.paymentIntents.create(usd);
  await shop.types();
  const created = shop.heard.find(({ type }) => type === 'payment_intent.created');
  expect(created?.data.object).toMatchObject({ status: 'requires_confirmation' });
  const payload = JSON.stringify(created);
  const header = (secret: string, timestamp = Math.floor(Date.now() / 1000)) =>
    shop.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const read = (body: string, signature: string) =>
    shop.stripe.webhooks.constructEvent(body, signature, keys.webhookSecret);
  expect(read(payload, header(keys.webhookSecret)).id).toBe(created?.id);
  expect(() => read(`${payload} `, header(keys.webhookSecret))).toThrow(/signature/i);
  expect(() => read(payload, header('whsec_another'))).toThrow(/signature/i);
  expect(() => read(payload, header(keys.webhookSecret, 1_000))).toThrow(/tolerance/i);
});

test('lists are walked from page to page, newest first, and back', async () => {
  await using shop = await openShop();
  const made: string[] = [];
  for (let count = 0; count < 7; count += 1)
    made.unshift((await shop.stripe.customers.create({ name: `Customer ${count}` })).id);
  const walked: string[] = [];
  for await (const { id } of shop.stripe.customers.list({ limit: 3 })) walked.push(id);
  expect(walked).toEqual(made);
  const page = await shop.stripe.customers.list({ limit: 2, ending_before: made[4] ?? '' });
  expect(page).toMatchObject({ has_more: true, data: [{ id: made[2] }, { id: made[3] }] });
  await expect(shop.stripe.customers.list({ starting_after: 'cus_nobody' })).rejects.toMatchObject({
    code: 'resource_missing',
  });
});

test('what Stripe does not know it refuses by name', async () => {
  await using shop = await openShop();
  const call = (params: object) =>
    shop.stripe.paymentIntents.create(params as Stripe.PaymentIntentCreateParams);
  await expect(call({ currency: 'usd' })).rejects.toMatchObject({
    code: 'parameter_missing',
    param: 'amount',
  });
  await expect(call({ ...usd, colour: 'red' })).rejects.toMatchObject({ code: 'parameter_unknown' });
  await expect(call({ ...usd, expand: ['colour'] })).rejects.toMatchObject({ param: 'expand' });
  await expect(shop.stripe.invoices.list()).rejects.toMatchObject({ statusCode: 404 });
});

test('an address that is none is a mistake of who calls, and no failure', async () => {
  await using shop = await openShop();
  const socket = connect(Number(new URL(shop.sandbox.url).port), '127.0.0.1');
  socket.end('GET //[ HTTP/1.1\r\nhost: sandbox\r\nconnection: close\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

test('a list of sixty thousand entries is read as one of six', () => {
  expect(readForm('list[1]=b&list[0]=a&list[]=c&of[card]=1')).toEqual({
    list: ['a', 'b', 'c'],
    of: { card: '1' },
  });
  const began = performance.now();
  expect(readForm('a[]&'.repeat(60_000)).a).toHaveLength(60_000);
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('of a body nothing is waited for without a key, and no more than each key may send', async () => {
  await using shop = await openShop();
  const { port } = new URL(shop.sandbox.url);
  const answerTo = async (path: string, key: string) => {
    const socket = connect(Number(port), '127.0.0.1');
    const type = 'multipart/form-data; boundary=here';
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: sandbox\r\nauthorization: Bearer ${key}\r\ncontent-type: ${type}\r\ncontent-length: 5000000\r\n\r\n--here`,
    );
    const [first] = await once(socket, 'data');
    socket.destroy();
    return String(first).split(' ')[1];
  };
  expect(await answerTo('/v1/files', 'sk_test_another')).toBe('401');
  expect(await answerTo('/v1/files', keys.publishableKey)).toBe('400');
  expect(await answerTo('/v1/customers', keys.secretKey)).toBe('400');
});

test('what nobody may ask for any more is forgotten, but for what has still to be told', async () => {
  await using shop = await openShop();
  const { stripe, sandbox } = shop;
  const browser = clientOf(sandbox, { key: keys.publishableKey });
  const card = { number: '4242424242424242', exp_month: 4, exp_year: 2099, cvc: '737' };
  const nobodys = await browser.paymentMethods.create({ type: 'card', card }, { idempotencyKey: 'card' });
  const saved = (await shop.customer()).payment_method;
  const paid = await stripe.paymentIntents.create(usd);
  await shop.types();
  sandbox.deliveries.hold(true);
  await stripe.refunds.create({ payment_intent: paid.id });
  sandbox.store.run(`update things set body = json_set(body, '$.created', 1)`);
  sandbox.store.run('update answers set at = 1');
  forget(sandbox.store);
  const { data } = await stripe.events.list();
  expect(data.map(({ type }) => type)).toEqual(['charge.refunded', 'refund.created']);
  expect(sandbox.store.row('select count(*) as count from answers')?.count).toBe(0);
  await expect(stripe.paymentMethods.retrieve(nobodys.id)).rejects.toMatchObject({
    code: 'resource_missing',
  });
  for (const kept of [saved, String(paid.payment_method)])
    expect((await stripe.paymentMethods.retrieve(kept)).id).toBe(kept);
});

test('faults are asked for over HTTP by who has the secret key, and only where tests do', async () => {
  await using shop = await openShop({ hasControl: true });
  const ask = (url: string, path: string, body: object, key = keys.secretKey) =>
    fetch(`${url}/control/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
    });
  const fault = { on: 'GET /v1/balance', do: 'fail', status: 503 };
  expect((await ask(shop.sandbox.url, 'faults', fault, keys.publishableKey)).status).toBe(404);
  expect((await ask(shop.sandbox.url, 'faults', { do: 'explode' })).status).toBe(400);
  await shop.stripe.balance.retrieve();
  expect((await ask(shop.sandbox.url, 'faults', fault)).status).toBe(200);
  await expect(shop.stripe.balance.retrieve()).rejects.toMatchObject({ statusCode: 503 });
  expect((await ask(shop.sandbox.url, 'calm', {})).status).toBe(200);
  await shop.stripe.balance.retrieve();
  await using other = await openShop();
  expect((await ask(other.sandbox.url, 'faults', fault)).status).toBe(404);
});

test('its state outlives it, and holds no card number', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'souk-sandbox-'));
  const file = join(folder, 'state.db');
  try {
    let paid: Stripe.PaymentIntent;
    {
      await using shop = await openShop({ file, webhooks: undefined });
      const browser = clientOf(shop.sandbox, { key: keys.publishableKey });
      const card = { number: '5555555555554444', exp_month: 4, exp_year: 2099, cvc: '737' };
      const { id } = await browser.paymentMethods.create({ type: 'card', card }, { idempotencyKey: 'card' });
      paid = await shop.stripe.paymentIntents.create({ ...usd, payment_method: id }, { idempotencyKey: 'k' });
    }
    await using shop = await openShop({ file });
    expect((await shop.stripe.paymentIntents.retrieve(paid.id)).status).toBe('succeeded');
    const again = { ...usd, payment_method: String(paid.payment_method) };
    expect((await shop.stripe.paymentIntents.create(again, { idempotencyKey: 'k' })).id).toBe(paid.id);
    await expect.poll(() => shop.heard.length).toBe(3);
    for (const part of [file, `${file}-wal`])
      expect(readFileSync(part).includes('5555555555554444')).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
