import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '../../../platform/invariants.ts';
import { openShopToPay } from '../../../testing/payouts.fixture.ts';
import { payoutsInvariants } from './index.ts';

let market: Awaited<ReturnType<typeof openShopToPay>>;

beforeAll(async () => {
  market = await openShopToPay();
  await market.fill(90_000);
  await market.sell(9_000);
  await market.hasAccount();
  await market.ask(3_000);
  await market.bankWorks();
  await market.ask(2_000);
});
afterAll(() => market[Symbol.asyncDispose]());

const sent = `(select id from payouts where state = 'sent')`;

// What the database itself refuses can happen once its triggers are switched off.
const breakages: Array<[name: string, breakage: string]> = [
  [
    'what is on its way to banks is what the payouts under way add up to',
    `update payouts set amount = amount + 1 where id = ${sent}`,
  ],
  [
    'each payout is booked, and booked as it stands',
    `update payouts set state = 'paid', settled_at = now() where id = ${sent}`,
  ],
  ['a payout is booked as much as it says', `update payouts set amount = 5 where id = ${sent}`],
  ['somebody asks for each payout that was begun', `update payouts set state = 'begun' where id = ${sent}`],
  [
    'what a failed payout left with the provider comes back',
    `insert into acts (id, name, actor, key, begun, begun_at, leased_until, tries, last_error)
      select gen_random_uuid(), 'payout-reversal', id, id, json_build_object('payoutId', id), now(), now(), 20, 'refused'
      from payouts where id = ${sent}`,
  ],
  [
    'no payout went to a bank account that was someone else’s',
    `update bank_accounts set user_id = gen_random_uuid()`,
  ],
  [
    'what is taken back of what shops paid directly was booked, for the same shop and amount',
    `update ledger_transactions set kind = 'debt-unbooked' where kind = 'payout-settled'`,
  ],
  [
    'no payout was begun while payouts were paused',
    `update payouts set requested_at = requested_at - interval '49 hours'`,
  ],
];

test.each(breakages)('it is noticed when this does not hold: %s', async (name, breakage) => {
  const { db } = market.app;
  const found = await db
    .transaction()
    .execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql.raw(breakage).execute(tx);
      const broken = (await checkInvariants(tx, [payoutsInvariants])).filter(({ ok }) => !ok);
      throw new Undone(broken.map((one) => one.name));
    })
    .catch((error: unknown) => (error instanceof Undone ? error.broken : Promise.reject(error)));
  expect(found).toContain(name);
});

test('each of them is broken here once', () => {
  expect(breakages.map(([name]) => name)).toEqual(Object.keys(payoutsInvariants));
});

/** What was broken is whole again. */
class Undone extends Error {
  readonly broken: string[];
  constructor(broken: string[]) {
    super('undone');
    this.broken = broken;
  }
}
