import { tried } from '@souk/live/testing/tried.ts';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { marketActs } from '../../../market-acts.ts';
import { marketJobs } from '../../../market-jobs.ts';
import { performOnce } from '../../../platform/acts/act-once.ts';
import { finishOpenActs } from '../../../platform/acts/index.ts';
import type { Failure } from '../../../platform/errors/failure.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { callNamed } from '../../../testing/call-named.ts';
import { runDying } from '../../../testing/dying.fixture.ts';
import { closedAccount, HOUR_MS, openShopToPay, ownAccount } from '../../../testing/payouts.fixture.ts';
import { testClock } from '../../../testing/test-clock.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { balancesOf } from '../ledger/index.ts';
import { payingOut } from './payout.act.ts';

const IS_LONG = process.env.FIGURES === 'long';
const MINUTE_MS = 60_000;
const AMOUNT = 6_000;

/** Of a payout: as it stands here, and what the provider has of it. */
interface Found {
  states: string[];
  transfers: Array<[amount: number, reversed: boolean]>;
  payouts: number[];
}

interface Way {
  name: string;
  /** Whose clock has it done; else its seller asks for it. */
  job?: 'scheduled-payouts' | 'asking-after-payouts';
  /** The provider refuses it, or its bank sends it back. */
  fails?: 'refused' | 'returned';
  /** Points of the short run: the provider did what a call asked for, and nobody has heard of it. */
  unheard: ReadonlyArray<{ call: number; found: Found }>;
  /** And others. */
  at: readonly number[];
}

const transfers: Found['transfers'] = [[AMOUNT, false]];
const returned: Found['transfers'] = [[AMOUNT, true]];
const begun = { states: ['begun'], transfers, payouts: [] };
const failed = { states: ['failed'], transfers: returned };

// A shop's first payout has four calls: for an account of the shop, for that of the bank, the transfer and the payout.
const ways: Way[] = [
  {
    name: 'asked for',
    unheard: [
      { call: 3, found: begun },
      { call: 4, found: { ...begun, payouts: [AMOUNT] } },
    ],
    at: [9],
  },
  {
    name: 'by the clock',
    job: 'scheduled-payouts',
    unheard: [
      { call: 1, found: { ...begun, transfers: [] } },
      { call: 4, found: { ...begun, payouts: [AMOUNT] } },
    ],
    at: [16],
  },
  // Then it looks at the account, and takes the transfer back.
  { name: 'refused', fails: 'refused', unheard: [{ call: 6, found: { ...failed, payouts: [] } }], at: [30] },
  {
    name: 'asked after',
    job: 'asking-after-payouts',
    unheard: [{ call: 1, found: { states: ['sent'], transfers, payouts: [AMOUNT] } }],
    at: [],
  },
  {
    name: 'asked after, and returned',
    job: 'asking-after-payouts',
    fails: 'returned',
    unheard: [{ call: 2, found: { ...failed, payouts: [AMOUNT] } }],
    at: [7],
  },
];

async function openMarket() {
  const market = await openShopToPay();
  const { app, sandbox } = market;
  const { db } = app;
  const log = app.log.log;
  const keys = JSON.stringify({ ...sandbox.keys, apiBase: sandbox.url });
  await market.fill(90_000_000);
  // Ten days later its seller's bank account is paid, and a Monday was between.
  const dueAt = app.clock.now().getTime() + 10 * 24 * HOUR_MS;
  const at = (later: number) => ({ ...app, clock: testClock(new Date(dueAt + later)) });

  async function runJob(name: string, later: number): Promise<void> {
    const then = at(later);
    const job = marketJobs(then).find((one) => one.name === name) as unknown as Job;
    await job.run({ db, clock: then.clock, log }, {});
  }

  /** What the provider has of a kind for these payouts. */
  const made = (kind: string, ids: readonly string[]): Stripe.Transfer[] =>
    sandbox.store
      .rows('select body from things where kind = ?', [kind])
      .map(({ body }) => JSON.parse(String(body)))
      .filter(({ metadata }) => ids.includes(metadata.payout));

  /** A shop of its own, which has something to be paid out this way. */
  async function shopToPay({ job, fails }: Way, name: string) {
    const owner = await buildUser(db, { seller_verified_at: app.clock.now() });
    const shop = await buildShop(db, { owner_id: owner.id });
    const seller = app.as(owner);
    const bank = fails === 'returned' ? closedAccount : ownAccount;
    expect((await seller.put('/api/bank-account', bank)).status).toBe(200);
    const plan = (schedule: 'weekly' | 'request') =>
      seller.put(`/api/shops/${shop.id}/payout-schedule`, { schedule });
    if (job === 'scheduled-payouts') expect((await plan('weekly')).status).toBe(200);
    await market.sell(AMOUNT, `SK-${name}`, shop.id);
    const request = { shopId: shop.id, amount: { amount: AMOUNT, currency: 'USD' } };

    return {
      over: () => plan('request'),
      die(dieAt: number | string, later: number) {
        const asked = JSON.stringify(job ? { job } : { name, userId: owner.id, request });
        const args = [app.folder, keys, String(dueAt + later), asked, String(dieAt)];
        return runDying(app.database, 'dying-payout.program.ts', args);
      },
      /** Its seller asks for all of it, by a call that has this name. */
      async ask(later: number, call = name) {
        const then = at(later);
        const ctx = { db, clock: then.clock, actor: { userId: owner.id } } as unknown as UserCtx;
        const act = payingOut({ ...then, provider: sandbox.provider });
        const { answer } = await performOnce(ctx, callNamed(call), act, request, log);
        return answer.status;
      },
      /** A worker comes by then, until Postgres has noticed that the dead are gone. */
      async recover(later: number) {
        const open = async () => {
          if (job) await runJob(job, later);
          await finishOpenActs({ ...at(later), log }, marketActs(at(later)));
          return db.selectFrom('acts').select('name').where('recorded_at', 'is', null).execute();
        };
        await expect.poll(open).toEqual([]);
      },
      async arrive(later: number) {
        sandbox.passTime();
        await runJob('asking-after-payouts', later);
        await finishOpenActs({ ...at(later), log }, marketActs(at(later)));
      },
      async now() {
        const rows = await db.selectFrom('payouts').selectAll().where('shop_id', '=', shop.id).execute();
        const ids = rows.map(({ id }) => id);
        const kept = Object.entries((await balancesOf(db, shop.id)).get('USD') ?? {});
        return {
          states: rows.map(({ state }) => state),
          transfers: made('transfer', ids).map(({ amount, reversed }) => [amount, reversed]),
          payouts: made('payout', ids).map(({ amount }) => amount),
          has: Object.fromEntries(kept.filter(([, amount]) => amount !== 0)),
        };
      },
    };
  }

  return {
    ...{ sandbox, shopToPay },
    /** The provider has forgotten by then which calls it had. */
    forgetKeys: () => sandbox.store.run('delete from answers'),
    [Symbol.asyncDispose]: () => market[Symbol.asyncDispose](),
  };
}

const NOTHING = { states: [], transfers: [], payouts: [], has: { 'shop-available': AMOUNT } };
const SENT = {
  ...{ states: ['sent'], transfers: [[AMOUNT, false]], payouts: [AMOUNT] },
  has: { 'shop-in-payout': AMOUNT },
};
const PAID = { ...SENT, states: ['paid'], has: {} };
const FAILED = { states: ['failed'], transfers: [[AMOUNT, true]], has: { 'shop-available': AMOUNT } };
const ends = {
  none: [SENT, PAID],
  refused: [
    { ...FAILED, payouts: [] },
    { ...FAILED, payouts: [] },
  ],
  returned: [SENT, { ...FAILED, payouts: [AMOUNT] }],
} as const;

test('killed between any two lines or calls, a payout is sent once, and what does not arrive comes back once', {
  timeout: IS_LONG ? 3_600_000 : 120_000,
}, async () => {
  await using market = await openMarket();
  const { sandbox } = market;
  let killed = 0;
  const tryWay = async (way: Way, dieAt: number | string, foundThen?: Found) => {
    const message = `${way.name}, killed at ${dieAt}`;
    const one = await market.shopToPay(way, message);
    const [sent, over] = ends[way.fails ?? 'none'];
    const isAsking = way.job === 'asking-after-payouts';
    if (way.fails === 'refused') sandbox.faults.add({ on: 'POST /v1/payouts', do: 'fail', status: 400 });
    if (isAsking) {
      expect(await one.ask(0), message).toBe(201);
      sandbox.passTime();
    }
    const { signal, points } = await one.die(dieAt, isAsking ? 11 * MINUTE_MS : 0);
    if (signal === 'SIGKILL') killed += 1;
    const left = await one.now();
    if (foundThen) expect({ signal, ...left }, message).toMatchObject({ signal: 'SIGKILL', ...foundThen });
    // Who is in a hurry and asks once more has nothing sent twice.
    if (left.states.includes('begun')) {
      const again = await one.ask(0, `${message}, once more`).catch(codeOf);
      expect(again, message).toBe('payout_running');
    }
    const isLate = killed % 2 === 0;
    if (isLate) market.forgetKeys();
    const later = isLate ? 48 * HOUR_MS : 30 * MINUTE_MS;
    await one.recover(later);
    const found = await one.now();
    if (way.job) expect(found, message).toEqual(isAsking ? over : sent);
    else {
      expect([NOTHING, sent], message).toContainEqual(found);
      expect(await one.ask(later), message).toBe(201);
      await one.recover(later);
      expect(await one.now(), message).toEqual(sent);
    }
    await one.arrive(later + 30 * MINUTE_MS);
    sandbox.faults.clear();
    expect(await one.now(), message).toEqual(over);
    await one.over();
    return points;
  };
  for (const way of ways) {
    if (IS_LONG) {
      const points = await tryWay(way, 0);
      expect(points).toBeGreaterThan(10);
      for (let dieAt = 1; dieAt <= points; dieAt += 1) await tryWay(way, dieAt);
    } else {
      for (const { call, found } of way.unheard) await tryWay(way, `answered ${call}`, found);
      for (const dieAt of way.at) await tryWay(way, dieAt);
    }
  }
  expect(killed).toBeGreaterThanOrEqual(IS_LONG ? 200 : 10);
  tried('acts', killed, 'payouts');
});

const codeOf = (error: Failure) => error.code;
