import { chanceFrom } from '@souk/live/testing/chance.ts';
import { tried } from '@souk/live/testing/tried.ts';
import { walletOf } from '@souk/shared/money/ledger/accounts.ts';
import { payoutBegun, toOwnersWallet } from '@souk/shared/money/ledger/shop-money.ts';
import { walletHeld } from '@souk/shared/money/ledger/wallet.ts';
import { expect, test } from 'vitest';
import { connectDatabase } from '../../../platform/db/database.ts';
import { book, entryOf, openBooks, saleOf, topUpOf } from '../../../testing/ledger.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { type Entry, ofShop } from './index.ts';

const long = process.env.FIGURES === 'long';
const CLIENTS = 64;
// Two seconds on a quiet machine, and minutes on one that is busy with everything else.
const timeout = (long ? 30 : 4) * 60_000;

/** As many clients as that, over the connections of two processes; each takes the next one when it is done. */
async function atOnce(url: string, clients: number, entries: readonly Entry[]) {
  await using first = processOf(url);
  await using second = processOf(url);
  const left = entries.map((entry, index) => ({ entry, index }));
  const results: Array<'booked' | 'repeated' | 'refused'> = [];
  const client = async (process: ReturnType<typeof processOf>) => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [posted] = await book(process, next.entry).catch((error) => {
        if (error.code !== 'insufficient_funds') throw error;
        return [null];
      });
      results[next.index] = !posted ? 'refused' : posted.repeated ? 'repeated' : 'booked';
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, n) => client(n % 2 ? first : second)));
  return results;
}

function processOf(url: string) {
  const database = connectDatabase(url, { max: 12 });
  return { ...database, [Symbol.asyncDispose]: () => database.close() };
}

test('what 64 clients ask for again and again at once is booked once, and no wallet goes below zero', {
  timeout,
}, async () => {
  await using books = await openBooks();
  const { db, database } = books;
  const chance = chanceFrom(20_261_123);
  const buyers = await Promise.all(Array.from({ length: 8 }, () => buildUser(db)));
  const shops = await Promise.all(Array.from({ length: 4 }, () => buildShop(db)));
  const some = (n: number): Entry => {
    const [buyer, shop, key] = [chance.oneOf(buyers), chance.oneOf(shops), `entry ${n}`];
    const sum = chance.from(1, 1_000);
    const makes: Array<() => Entry> = [
      () => topUpOf(buyer.id, sum, { key }),
      () => entryOf({ key, kind: 'wallet-held', postings: walletHeld(buyer.id, sum) }),
      () => saleOf(shop.id, { paid: { card: 1_000 + sum, held: 0 } }, { key }),
      () => entryOf({ key, kind: 'payout', postings: ofShop(shop.id, payoutBegun, sum) }),
      () =>
        entryOf({
          ...{ key, kind: 'to-wallet' },
          postings: ofShop(shop.id, toOwnersWallet, { ownerId: shop.owner_id, amount: sum }),
        }),
    ];
    return chance.oneOf(makes)();
  };
  const distinct = Array.from({ length: long ? 50_000 : 1_250 }, (_, n) => some(n));
  const asked = Array.from({ length: distinct.length * 4 }, () => chance.oneOf(distinct));
  const results = await atOnce(database.url, CLIENTS, asked);
  const booked = asked.filter((_, index) => results[index] === 'booked');
  expect(new Set(booked.map(({ key }) => key)).size).toBe(booked.length);
  const { count } = await db
    .selectFrom('ledger_transactions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(booked.length);
  tried('ledger', asked.length, `by ${CLIENTS} clients at once, with repeated keys`);
});

test(
  'people who pay each other in rings at the same moment never wait for each other for ever',
  async () => {
    await using books = await openBooks();
    const { db, database } = books;
    const chance = chanceFrom(7);
    const people = await Promise.all(Array.from({ length: 6 }, () => buildUser(db)));
    await books.book(...people.map(({ id }) => topUpOf(id, 1_000_000)));
    const ring = (n: number): Entry => {
      const [from, over, to] = [...people].sort(() => chance.from(-1, 1));
      if (!from || !over || !to) throw new Error('nobody');
      return entryOf({
        ...{ key: `ring ${n}`, kind: 'wallet-held' },
        postings: [
          { account: walletOf(from.id), amount: -30 },
          { account: walletOf(over.id), amount: 10 },
          { account: walletOf(to.id), amount: 20 },
        ],
      });
    };
    const rings = Array.from({ length: long ? 20_000 : 400 }, (_, n) => ring(n));
    expect(new Set(await atOnce(database.url, CLIENTS, rings))).toEqual(new Set(['booked']));
  },
  timeout,
);

test('of fifty who make an account at the same moment, all use one', async () => {
  await using books = await openBooks();
  const { buyer, db, database } = books;
  const topUps = Array.from({ length: 50 }, () => topUpOf(buyer.id, 7));
  await atOnce(database.url, CLIENTS, topUps);
  expect(await books.has(buyer.id)).toEqual({ wallet: 350 });
  const wallets = await db.selectFrom('ledger_accounts').select('id').where('kind', '=', 'wallet').execute();
  expect(wallets).toHaveLength(1);
});

test('of two different things under one key at the same moment, one is booked and the other is a fault', async () => {
  await using books = await openBooks();
  const people = await Promise.all(Array.from({ length: 8 }, () => buildUser(books.db)));
  for (let round = 0; round < 10; round += 1) {
    const results = await Promise.allSettled(
      people.map(({ id }) => books.book(topUpOf(id, 100, { key: `round ${round}` }))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = results.flatMap((result) =>
      result.status === 'rejected' ? [String(result.reason)] : [],
    );
    expect(new Set(reasons)).toEqual(new Set([`Error: the ledger has something else under round ${round}`]));
  }
});
