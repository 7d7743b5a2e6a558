import { randomUUID } from 'node:crypto';
import { matured } from '@souk/shared/money/ledger/shop-money.ts';
import { walletHeld } from '@souk/shared/money/ledger/wallet.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkInvariants } from '../../../platform/invariants.ts';
import { book, entryOf, saleOf, topUpOf } from '../../../testing/ledger.fixture.ts';
import { cloneDatabase } from '../../../testing/test-database.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { buildShop } from '../../market/shops/shop.builder.ts';
import { ledgerInvariants, ofShop } from './index.ts';

/** A transaction that is whole in itself, by which so much goes from one account to another. */
const moves = (from: string, to: string, amount: number) => `
  with made as (
    insert into ledger_transactions (key, content_hash, kind, currency, at)
    values ('moved', '', 'sale', 'USD', now()) returning id),
  touched as (
    update ledger_accounts set balance = balance + case kind when '${to}' then ${amount} else -${amount} end
    where kind in ('${from}', '${to}') returning id, kind, balance)
  insert into ledger_postings
  select made.id, touched.id, case kind when '${to}' then ${amount} else -${amount} end, balance from made, touched`;

const walletPostings = `account_id = (select id from ledger_accounts where kind = 'wallet')`;

// What the database itself refuses can happen once its triggers are switched off.
const breakages: Array<[name: string, breakage: string]> = [
  [
    'the postings of each transaction add up to zero',
    `update ledger_postings set amount = amount + 5 where ${walletPostings} and amount > 0;
     update ledger_postings set balance = balance + 5 where ${walletPostings};
     update ledger_accounts set balance = balance + 5 where kind = 'wallet'`,
  ],
  [
    'each transaction has postings',
    `insert into ledger_transactions (key, content_hash, kind, currency, at) values ('k', '', 'sale', 'USD', now())`,
  ],
  ['money is booked on accounts of its own currency', `update ledger_transactions set currency = 'EUR'`],
  [
    'an account stands at the sum of its postings',
    `update ledger_accounts set balance = 7 where kind = 'wallet'`,
  ],
  [
    'each posting says what its account stood at after it',
    `update ledger_postings set balance = balance + 1 where ${walletPostings}`,
  ],
  ['a shop that owes has nothing available', moves('shop-owed', 'shop-available', 5)],
  ['a person who owes has nothing in their wallet', moves('wallet-owed', 'wallet', 5)],
  [
    'no order has less than nothing pending or frozen',
    `update ledger_transactions set order_id = gen_random_uuid() where kind = 'matured'`,
  ],
  ['no less than nothing is held or on its way back', moves('holds', 'commission', 1_000)],
];

test.each(breakages)('it is noticed when this does not hold: %s', async (name, breakage) => {
  await using database = await cloneDatabase();
  const [buyer, shop] = [await buildUser(database.db), await buildShop(database.db)];
  const [first, second] = [{ orderId: randomUUID() }, { orderId: randomUUID() }];
  await book(
    database,
    topUpOf(buyer.id, 500),
    entryOf({ kind: 'wallet-held', postings: walletHeld(buyer.id, 20) }),
    saleOf(shop.id, {}, { about: first }),
    saleOf(shop.id, {}, { about: second }),
    entryOf({ kind: 'matured', about: first, postings: ofShop(shop.id, matured, { withheld: 0 }) }),
  );
  const broken = async () =>
    (await checkInvariants(database.db, [ledgerInvariants]))
      .filter(({ ok }) => !ok)
      .map((found) => found.name);
  expect(await broken()).toEqual([]);
  await sql
    .raw(`begin; set local session_replication_role = replica; ${breakage}; commit`)
    .execute(database.db);
  expect(await broken()).toEqual([name]);
});

test('each of them is broken here once', () => {
  expect(breakages.map(([name]) => name)).toEqual(Object.keys(ledgerInvariants));
});
