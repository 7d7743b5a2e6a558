import { expect, test } from 'vitest';
import { back, clientOf, openShop } from './testing/shop.ts';
import { differences, stripeShapes } from './testing/stripe-shapes.ts';

const bank = {
  object: 'bank_account' as const,
  ...{ country: 'DE', currency: 'usd', account_number: 'DE89 3704 0044 0532 0130 00' },
};
const usd = { amount: 10_000, currency: 'usd', confirm: true, return_url: back };

/** A market with 10 000 of a buyer, and a seller who has a bank account. */
async function openMarket({ iban = bank.account_number, card = 'pm_card_visa' } = {}) {
  const shop = await openShop({ laterMs: Number.POSITIVE_INFINITY });
  const seller = await shop.stripe.accounts.create({
    ...{ type: 'custom', country: 'DE', email: 'seller@people.example' },
    external_account: { ...bank, account_number: iban },
  });
  const paid = await shop.stripe.paymentIntents.create({ ...usd, payment_method: card });
  const there = clientOf(shop.sandbox, { account: seller.id });
  const has = async (client = shop.stripe) => (await client.balance.retrieve()).available[0]?.amount;
  return { ...shop, seller, paid, there, charge: String(paid.latest_charge), has };
}

test('a seller without a bank account is not paid out yet, and with one they are', async () => {
  await using shop = await openShop();
  const seller = await shop.stripe.accounts.create({ type: 'custom', country: 'DE' });
  expect(seller).toMatchObject({
    payouts_enabled: false,
    requirements: { currently_due: ['external_account'] },
  });
  await shop.stripe.accounts.createExternalAccount(seller.id, { external_account: bank });
  const ready = await shop.stripe.accounts.retrieve(seller.id);
  expect(ready).toMatchObject({
    payouts_enabled: true,
    external_accounts: { data: [{ last4: '3000', country: 'DE' }] },
  });
  expect(JSON.stringify(ready)).not.toContain('0532');
  expect(await shop.types()).toContain('account.updated');
});

test('what a seller earned is sent to them, and to their bank', async () => {
  await using market = await openMarket();
  const { stripe, seller, there } = market;
  const sent = await stripe.transfers.create({
    ...{ amount: 9_000, currency: 'usd', destination: seller.id, source_transaction: market.charge },
  });
  expect(await market.has(there)).toBe(9_000);
  expect(await market.has()).toBe(10_000 - 320 - 9_000);
  const payout = await there.payouts.create({ amount: 9_000, currency: 'usd' });
  expect([payout.status, await market.has(there)]).toEqual(['pending', 0]);
  market.sandbox.passTime();
  expect((await there.payouts.retrieve(payout.id)).status).toBe('paid');
  await market.types();
  expect(market.heard.filter(({ account }) => account === seller.id).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['payout.created', 'payout.paid']),
  );
  expect(market.heard.find(({ type }) => type === 'transfer.created')?.data.object).toMatchObject({
    id: sent.id,
  });
  await expect(stripe.payouts.retrieve(payout.id)).rejects.toMatchObject({ statusCode: 404 });
});

test('what a bank gives back is in the balance again', async () => {
  await using market = await openMarket({ iban: 'DE62370400440532013001' });
  await market.stripe.transfers.create({ amount: 5_000, currency: 'usd', destination: market.seller.id });
  const { id } = await market.there.payouts.create({ amount: 5_000, currency: 'usd' });
  market.sandbox.passTime();
  expect(await market.there.payouts.retrieve(id)).toMatchObject({
    status: 'failed',
    failure_code: 'account_closed',
  });
  expect(await market.has(market.there)).toBe(5_000);
  const other = await market.there.payouts.create({ amount: 5_000, currency: 'usd' });
  await market.there.payouts.cancel(other.id);
  expect(await market.has(market.there)).toBe(5_000);
});

test('no more is sent, taken back or paid out than is there', async () => {
  await using market = await openMarket();
  const { stripe, there, seller } = market;
  const send = (amount: number, source = false) =>
    stripe.transfers.create({
      ...{ amount, currency: 'usd', destination: seller.id },
      ...(source ? { source_transaction: market.charge } : {}),
    });
  const short = { code: 'balance_insufficient', statusCode: 400 };
  await expect(send(9_681)).rejects.toMatchObject(short);
  await expect(send(10_001, true)).rejects.toMatchObject({ param: 'amount' });
  const { id } = await send(9_000);
  await expect(there.payouts.create({ amount: 9_001, currency: 'usd' })).rejects.toMatchObject(short);
  expect(await stripe.transfers.createReversal(id, { amount: 2_000 })).toMatchObject({ amount: 2_000 });
  await expect(stripe.transfers.createReversal(id, { amount: 7_001 })).rejects.toMatchObject({
    param: 'amount',
  });
  await there.payouts.create({ amount: 7_000, currency: 'usd' });
  await expect(stripe.transfers.createReversal(id)).rejects.toMatchObject(short);
  expect(await stripe.transfers.retrieve(id)).toMatchObject({ amount_reversed: 2_000, reversed: false });
  const stranger = clientOf(market.sandbox, { account: 'acct_nobody' });
  await expect(stranger.balance.retrieve()).rejects.toMatchObject({
    statusCode: 403,
    code: 'account_invalid',
  });
});

test.each([
  [{ uncategorized_text: 'winning_evidence' }, 'won'],
  [{ shipping_tracking_number: 'DE 123' }, 'won'],
  [{ uncategorized_text: 'losing_evidence' }, 'lost'],
  [undefined, 'lost'],
])('a disputed payment is taken away, and comes back only when it is won (%j: %s)', async (evidence, end) => {
  await using market = await openMarket({ card: 'pm_card_createDispute' });
  const { stripe, sandbox } = market;
  expect((await stripe.disputes.list()).data).toEqual([]);
  sandbox.passTime();
  const [dispute] = (await stripe.disputes.list({ payment_intent: market.paid.id })).data;
  const id = dispute?.id ?? '';
  expect(dispute).toMatchObject({ amount: 10_000, status: 'needs_response', reason: 'fraudulent' });
  const withdrawn = -320 - 1_500;
  expect(await market.has()).toBe(withdrawn);
  const refund = { payment_intent: market.paid.id };
  await expect(stripe.refunds.create(refund)).rejects.toMatchObject({ code: 'charge_disputed' });
  if (evidence) {
    expect((await stripe.disputes.update(id, { evidence })).status).toBe('under_review');
    sandbox.passTime();
  } else {
    await stripe.disputes.close(id);
  }
  expect((await stripe.disputes.retrieve(id)).status).toBe(end);
  expect(await market.has()).toBe(end === 'won' ? withdrawn + 10_000 : withdrawn);
  expect(await market.types()).toEqual(
    expect.arrayContaining([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
      ...(end === 'won' ? ['charge.dispute.funds_reinstated'] : []),
    ]),
  );
  await expect(stripe.disputes.close(id)).rejects.toMatchObject({ statusCode: 400 });
});

test('a file is sent once, and is evidence by its name', async () => {
  await using market = await openMarket({ card: 'pm_card_createDispute' });
  const { stripe, sandbox } = market;
  sandbox.passTime();
  const [dispute] = (await stripe.disputes.list()).data;
  const data = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0x00, 0x0d, 0x0a]);
  const send = (type: string) =>
    stripe.files.create(
      { purpose: 'dispute_evidence', file: { data, name: 'Frachtbrief „3“.png', type } },
      { idempotencyKey: `waybill ${type}` },
    );
  const [file, again] = [await send('image/png'), await send('image/png')];
  expect(again.id).toBe(file.id);
  expect(file).toMatchObject({ size: data.length, type: 'png', filename: 'Frachtbrief „3“.png' });
  await expect(send('text/html')).rejects.toMatchObject({ param: 'file' });
  const evidence = (name: string) =>
    stripe.disputes.update(dispute?.id ?? '', { evidence: { shipping_documentation: name }, submit: false });
  await expect(evidence('file_unknown')).rejects.toMatchObject({ code: 'resource_missing' });
  const told = await evidence(file.id);
  expect(told).toMatchObject({
    ...{ status: 'needs_response', evidence: { shipping_documentation: file.id } },
    evidence_details: { has_evidence: true, submission_count: 0 },
  });
  const answers = [file, told, await stripe.files.list()];
  expect(answers.flatMap((one) => differences(stripeShapes(), JSON.parse(JSON.stringify(one))))).toEqual([]);
});

test('accounts, transfers, payouts and disputes have the fields that Stripe’s have', async () => {
  await using market = await openMarket({ card: 'pm_card_createDispute' });
  const { stripe, there, seller } = market;
  const transfer = await stripe.transfers.create({ amount: 900, currency: 'usd', destination: seller.id });
  await stripe.transfers.createReversal(transfer.id, { amount: 100 });
  const payout = await there.payouts.create({
    amount: 300,
    currency: 'usd',
    expand: ['balance_transaction'],
  });
  market.sandbox.passTime();
  await market.types();
  const answers = [
    await stripe.accounts.retrieve(seller.id),
    await stripe.transfers.retrieve(transfer.id, { expand: ['reversals.data.balance_transaction'] }),
    payout,
    await there.balanceTransactions.list(),
    await stripe.disputes.list({ expand: ['data.charge'] }),
    ...market.heard,
  ];
  const shapes = stripeShapes();
  expect(answers.flatMap((answer) => differences(shapes, JSON.parse(JSON.stringify(answer))))).toEqual([]);
});

test('a seller who is asked who they are is paid once they said so, by a link that works once', async () => {
  await using shop = await openShop({ asksSellers: true });
  const { stripe } = shop;
  await stripe.paymentIntents.create({
    ...{ amount: 6_120, currency: 'usd', payment_method: 'pm_card_visa', confirm: true, return_url: back },
  });
  const seller = await stripe.accounts.create({
    type: 'custom',
    capabilities: { transfers: { requested: true } },
  });
  const pay = () => stripe.transfers.create({ amount: 900, currency: 'usd', destination: seller.id });
  expect(seller.requirements?.currently_due).toContain('individual.last_name');
  await expect(pay()).rejects.toMatchObject({ code: 'insufficient_capabilities_for_transfer' });
  const newLink = () =>
    stripe.accountLinks.create({
      ...{ account: seller.id, type: 'account_onboarding' as const },
      ...{ return_url: 'http://localhost/back', refresh_url: 'http://localhost/again' },
    });
  const old = await newLink();
  const link = await newLink();
  expect(differences(stripeShapes(), JSON.parse(JSON.stringify(link)))).toEqual([]);
  const answer = async (url: string, result: 'done' | 'later') => {
    const page = await fetch(url, { redirect: 'manual' });
    await page.body?.cancel();
    const answered = await fetch(url, {
      ...{ method: 'POST', body: new URLSearchParams({ result }), redirect: 'manual' },
    });
    await answered.body?.cancel();
    return [page.status, answered.headers.get('location')];
  };
  expect(await answer(old.url, 'done')).toEqual([404, null]);
  expect(await answer(link.url, 'later')).toEqual([200, 'http://localhost/back']);
  expect(await answer(link.url, 'done')).toEqual([303, 'http://localhost/again']);
  await expect(pay()).rejects.toMatchObject({ code: 'insufficient_capabilities_for_transfer' });
  expect(await answer((await newLink()).url, 'done')).toEqual([200, 'http://localhost/back']);
  expect(await pay()).toMatchObject({ amount: 900 });
  const { requirements } = await stripe.accounts.retrieve(seller.id);
  expect(requirements).toMatchObject({ currently_due: ['external_account'], disabled_reason: null });
  expect(await shop.types()).toContain('account.updated');
});

test('a seller who is asked more later is paid as far as that lets them', async () => {
  await using market = await openMarket();
  const { stripe, seller, there, sandbox } = market;
  const pay = () => stripe.transfers.create({ amount: 900, currency: 'usd', destination: seller.id });
  const stands = async () => {
    const { capabilities, payouts_enabled, requirements } = await stripe.accounts.retrieve(seller.id);
    const { current_deadline, currently_due, past_due } = requirements ?? {};
    const asked = [currently_due, past_due].map((due) => (due?.length ?? 0) > 0);
    return [capabilities?.transfers, payouts_enabled, ...asked, typeof current_deadline === 'number'];
  };
  sandbox.askSeller(seller.id, 'deadline');
  expect(await stands()).toEqual(['active', true, true, false, true]);
  await pay();
  sandbox.askSeller(seller.id, 'payouts');
  expect(await stands()).toEqual(['active', false, true, true, false]);
  await pay();
  await expect(there.payouts.create({ amount: 900, currency: 'usd' })).rejects.toMatchObject({
    ...{ statusCode: 400, code: 'payouts_not_allowed' },
  });
  sandbox.askSeller(seller.id, 'transfers');
  expect(await stands()).toEqual(['inactive', false, true, true, false]);
  await expect(pay()).rejects.toMatchObject({ code: 'insufficient_capabilities_for_transfer' });
});
