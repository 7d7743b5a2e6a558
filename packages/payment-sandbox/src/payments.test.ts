import { expect, test } from 'vitest';
import { answerChallenge, back, clientOf, keys, openShop } from './testing/shop.ts';

const usd = { amount: 6_120, currency: 'usd', confirm: true, return_url: back };

test('a buyer pays with a card, and the market hears of it with a signature', async () => {
  await using shop = await openShop();
  const card = await shop.customer();
  const paid = await shop.stripe.paymentIntents.create({ ...usd, ...card, expand: ['latest_charge'] });
  expect(paid).toMatchObject({
    status: 'succeeded',
    amount_received: 6_120,
    latest_charge: {
      status: 'succeeded',
      captured: true,
      payment_method_details: { card: { last4: '4242' } },
    },
  });
  expect((await shop.types()).sort()).toEqual([
    'charge.succeeded',
    'customer.created',
    'payment_intent.created',
    'payment_intent.succeeded',
    'payment_method.attached',
  ]);
});

test.each([
  ['pm_card_visa_chargeDeclined', 'card_declined', 'generic_decline'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'card_declined', 'insufficient_funds'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card', ''],
])(
  'a bank that refuses (%s) is told as an error, an event and on the payment',
  async (card, code, decline) => {
    await using shop = await openShop();
    const refused = await shop.stripe.paymentIntents
      .create({ ...usd, payment_method: card })
      .catch((error) => error);
    expect(refused).toMatchObject({ type: 'StripeCardError', statusCode: 402, code });
    expect(refused.decline_code).toBe(decline);
    const { id } = refused.payment_intent;
    const kept = await shop.stripe.paymentIntents.retrieve(id);
    expect(kept).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { code },
    });
    expect(await shop.types()).toContain('payment_intent.payment_failed');
    const again = await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(again.status).toBe('succeeded');
  },
);

test('a buyer whose bank asks is charged once they said yes, and not when they said no', async () => {
  await using shop = await openShop();
  for (const [result, redirect, status] of [
    ['complete', 'succeeded', 'succeeded'],
    ['fail', 'failed', 'requires_payment_method'],
  ] as const) {
    const asked = await shop.stripe.paymentIntents.create({
      ...usd,
      payment_method: 'pm_card_threeDSecure2Required',
    });
    expect(asked).toMatchObject({ status: 'requires_action', latest_charge: null });
    const { searchParams, pathname } = await answerChallenge(asked, result);
    expect(pathname).toBe('/back');
    expect(Object.fromEntries(searchParams)).toEqual({
      order: '7',
      payment_intent: asked.id,
      payment_intent_client_secret: asked.client_secret,
      redirect_status: redirect,
    });
    expect((await shop.stripe.paymentIntents.retrieve(asked.id)).status).toBe(status);
    // A second answer changes nothing.
    const second = await fetch(asked.next_action?.redirect_to_url?.url ?? '');
    expect(await second.text()).not.toContain('<form');
  }
});

test('the page of the bank speaks the language of who reads it', async () => {
  await using shop = await openShop();
  const asked = await shop.stripe.paymentIntents.create({
    ...{ ...usd, currency: 'jpy', amount: 1_200 },
    payment_method: 'pm_card_threeDSecure2Required',
  });
  const url = asked.next_action?.redirect_to_url?.url ?? '';
  const read = async (language: string) =>
    (await fetch(url, { headers: { 'accept-language': language } })).text();
  expect(await read('fr-CA,fr;q=0.9')).toMatch(/lang="fr" dir="ltr"[\s\S]*1.200[\s\S]*Confirmer/);
  expect(await read('ar')).toMatch(/lang="ar" dir="rtl"/);
  expect(await read('xx')).toMatch(/Is this you\?[\s\S]*¥1,200/);
  const stranger = url.replace(/client_secret=.*/, 'client_secret=guess');
  expect((await fetch(stranger)).status).toBe(404);
});

test('a card that was set up with its holder is charged without them, and one that was not is refused', async () => {
  await using shop = await openShop();
  const { id: customer } = await shop.stripe.customers.create();
  const setup = await shop.stripe.setupIntents.create({
    ...{ customer, payment_method: 'pm_card_authenticationRequired', confirm: true, return_url: back },
  });
  expect(setup.status).toBe('requires_action');
  await answerChallenge(setup, 'complete');
  const [saved] = (await shop.stripe.paymentMethods.list({ customer })).data;
  const charge = { amount: 900, currency: 'usd', confirm: true, off_session: true };
  const paid = await shop.stripe.paymentIntents.create({
    ...charge,
    customer,
    payment_method: saved?.id ?? '',
  });
  expect(paid.status).toBe('succeeded');

  const unasked = await shop.customer('pm_card_authenticationRequired');
  await expect(shop.stripe.paymentIntents.create({ ...charge, ...unasked })).rejects.toMatchObject({
    code: 'authentication_required',
    statusCode: 402,
  });
});

test('what was only held is taken in part, and what is left goes back; what is let go was never taken', async () => {
  await using shop = await openShop();
  const held = { ...usd, payment_method: 'pm_card_visa', capture_method: 'manual' as const };
  const one = await shop.stripe.paymentIntents.create(held);
  expect(one).toMatchObject({ status: 'requires_capture', amount_capturable: 6_120, amount_received: 0 });
  const taken = await shop.stripe.paymentIntents.capture(one.id, { amount_to_capture: 1_000 });
  expect(taken).toMatchObject({ status: 'succeeded', amount_received: 1_000 });
  const other = await shop.stripe.paymentIntents.create(held);
  expect((await shop.stripe.paymentIntents.cancel(other.id)).status).toBe('canceled');
  const { available } = await shop.stripe.balance.retrieve();
  expect(available).toMatchObject([{ currency: 'usd', amount: 1_000 - 59 }]);
  await expect(shop.stripe.paymentIntents.capture(other.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
});

test('no more than was paid goes back, however it is asked for', async () => {
  await using shop = await openShop();
  const paid = await shop.stripe.paymentIntents.create({ ...usd, payment_method: 'pm_card_visa' });
  const refund = (amount?: number) =>
    shop.stripe.refunds.create({ payment_intent: paid.id, ...(amount ? { amount } : {}) });
  expect(await refund(2_000)).toMatchObject({ status: 'succeeded', amount: 2_000 });
  await expect(refund(5_000)).rejects.toMatchObject({ statusCode: 400, param: 'amount' });
  expect(await refund()).toMatchObject({ amount: 4_120 });
  await expect(refund()).rejects.toMatchObject({ code: 'charge_already_refunded' });
});

test('a card that was used without a customer, or taken from one, does not pay again', async () => {
  await using shop = await openShop();
  const once = await shop.stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } });
  await shop.stripe.paymentIntents.create({ ...usd, payment_method: once.id });
  const card = await shop.customer();
  await expect(
    shop.stripe.paymentIntents.create({ ...usd, payment_method: card.payment_method }),
  ).rejects.toMatchObject({ code: 'payment_method_customer_mismatch' });
  await shop.stripe.paymentMethods.detach(card.payment_method);
  for (const payment_method of [once.id, card.payment_method])
    await expect(shop.stripe.paymentIntents.create({ ...usd, payment_method })).rejects.toMatchObject({
      code: 'payment_method_unexpected_state',
    });
});

test('amounts that Stripe does not charge are refused', async () => {
  await using shop = await openShop();
  for (const [amount, currency, code] of [
    [49, 'usd', 'amount_too_small'],
    [17_400, 'huf', 'amount_too_small'],
    [12_345, 'kwd', 'parameter_invalid_integer'],
    [100_000_000, 'usd', 'amount_too_large'],
    [1_000_000_000_000, 'idr', 'amount_too_large'],
  ] as const)
    await expect(shop.stripe.paymentIntents.create({ amount, currency })).rejects.toMatchObject({ code });
  for (const [amount, currency] of [
    [50, 'jpy'],
    [12_340, 'kwd'],
  ] as const)
    expect(await shop.stripe.paymentIntents.create({ amount, currency })).toMatchObject({ amount });
});

test('of dinars nothing goes back that a card does not know', async () => {
  await using shop = await openShop();
  const paid = await shop.stripe.paymentIntents.create({
    ...usd,
    amount: 12_340,
    currency: 'kwd',
    payment_method: 'pm_card_visa',
  });
  const refund = (amount: number) => shop.stripe.refunds.create({ payment_intent: paid.id, amount });
  await expect(refund(677)).rejects.toMatchObject({ code: 'parameter_invalid_integer', param: 'amount' });
  expect(await refund(670)).toMatchObject({ status: 'succeeded', amount: 670 });
});

test.each([
  ['pm_card_pendingRefund', 'pending', 'succeeded', 'refund.updated', 1_000],
  ['pm_card_refundFail', 'succeeded', 'failed', 'refund.failed', 0],
] as const)(
  'what goes back to %s is %s at first and %s in the end, which is told',
  async (card, first, last, type, given) => {
    await using shop = await openShop({ laterMs: Number.POSITIVE_INFINITY });
    const { stripe } = shop;
    const paid = await stripe.paymentIntents.create({ ...usd, payment_method: card });
    const [before] = (await stripe.balance.retrieve()).available;
    const refund = await stripe.refunds.create({ payment_intent: paid.id, amount: 1_000 });
    expect(refund.status).toBe(first);
    shop.sandbox.passTime();
    await shop.types();
    expect(shop.heard.at(-1)).toMatchObject({ type, data: { object: { id: refund.id, status: last } } });
    const charge = await stripe.charges.retrieve(String(paid.latest_charge));
    expect(charge.amount_refunded).toBe(given);
    const [after] = (await stripe.balance.retrieve()).available;
    expect((before?.amount ?? 0) - (after?.amount ?? 0)).toBe(given);
  },
);

test('a browser makes a card and confirms what it knows the secret of, and nothing else', async () => {
  await using shop = await openShop();
  const browser = clientOf(shop.sandbox, { key: keys.publishableKey });
  const card = await browser.paymentMethods.create({
    type: 'card',
    card: { number: '4242 4242 4242 4242', exp_month: 12, exp_year: 2099, cvc: '123' },
  });
  expect(card.card).toMatchObject({ brand: 'visa', last4: '4242', exp_month: 12 });
  const { client_secret, id } = await shop.stripe.paymentIntents.create({ amount: 900, currency: 'usd' });
  const known = { client_secret: client_secret ?? '' };
  await expect(browser.paymentIntents.retrieve(id)).rejects.toMatchObject({ statusCode: 404 });
  expect((await browser.paymentIntents.retrieve(id, known)).status).toBe('requires_payment_method');
  const paid = await browser.paymentIntents.confirm(id, { ...known, payment_method: card.id });
  expect(paid.status).toBe('succeeded');
  for (const call of [
    () => browser.customers.list(),
    () => browser.refunds.create({ payment_intent: id }),
    () => browser.paymentIntents.create({ amount: 900, currency: 'usd' }),
  ])
    await expect(call()).rejects.toMatchObject({ statusCode: 403, code: 'secret_key_required' });
  const stranger = clientOf(shop.sandbox, { key: 'sk_test_another' });
  await expect(stranger.customers.list()).rejects.toMatchObject({ statusCode: 401 });
});

test.each([
  ['4242424242424241', '12', '2099', '123', 'incorrect_number'],
  ['4242424242424242', '13', '2099', '123', 'invalid_expiry_month'],
  ['4242424242424242', '01', '2020', '123', 'invalid_expiry_year'],
  ['4242424242424242', '12', '2099', '12', 'invalid_cvc'],
  // Right by its digits, and nobody's test card.
  ['4111111111111111', '12', '2099', '123', 'card_declined'],
])('a card that is not right is refused: %s %s/%s %s', async (number, month, year, cvc, code) => {
  await using shop = await openShop();
  const answer = await fetch(`${shop.sandbox.url}/v1/payment_methods`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.publishableKey}`, origin: 'http://localhost:4000' },
    body: new URLSearchParams({
      ...{ type: 'card', 'card[number]': number, 'card[cvc]': cvc },
      ...{ 'card[exp_month]': month, 'card[exp_year]': year },
    }),
  });
  expect(answer.status).toBe(402);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toMatchObject({ error: { type: 'card_error', code } });
});
