import { randomUUID } from 'node:crypto';
import { marketAccount, walletOf } from '@souk/shared/money/ledger/accounts.ts';
import { type RefundParts, refunded } from '@souk/shared/money/ledger/sale.ts';
import { matured, payoutBegun, payoutFailed, payoutSettled } from '@souk/shared/money/ledger/shop-money.ts';
import { toppedUp, walletHeld } from '@souk/shared/money/ledger/wallet.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookedAt, entryOf, openBooks, saleOf, topUpOf } from '../../../testing/ledger.fixture.ts';
import { balanceOf, ofShop, statement } from './index.ts';

test('a sale, its maturing and a payout move the money of a shop from hand to hand', async () => {
  await using books = await openBooks();
  const { shop, has } = books;
  const about = { orderId: randomUUID() };
  await books.book(saleOf(shop.id, {}, { about }));
  expect(await has(shop.id)).toEqual({ 'shop-pending': 861 });
  await books.book(
    entryOf({ kind: 'matured', about, postings: ofShop(shop.id, matured, { withheld: 0 }) }),
    entryOf({ kind: 'payout', postings: ofShop(shop.id, payoutBegun, 800) }),
  );
  expect(await has(shop.id)).toEqual({ 'shop-available': 61, 'shop-in-payout': 800 });
  await books.book(entryOf({ kind: 'payout-settled', postings: payoutSettled(shop.id, 800) }));
  expect(await has(shop.id)).toEqual({ 'shop-available': 61 });
  expect(await has(null)).toEqual({ clearing: -200, commission: 80, 'payment-fees': 59 });
});

test('what one order earned is not taken for the refund of another that is paid out', async () => {
  await using books = await openBooks();
  const { shop, buyer, has } = books;
  const [first, second] = [{ orderId: randomUUID() }, { orderId: randomUUID() }];
  const free = { kind: 'matured', postings: ofShop(shop.id, matured, { withheld: 0 }) } as const;
  await books.book(
    saleOf(shop.id, {}, { about: first }),
    entryOf({ ...free, about: first }),
    entryOf({ kind: 'payout', postings: ofShop(shop.id, payoutBegun, 861) }),
    entryOf({ kind: 'payout-settled', postings: payoutSettled(shop.id, 861) }),
    saleOf(shop.id, {}, { about: second }),
  );
  const back = { buyerId: buyer.id, commission: 80, paymentFee: 0, tax: 0, discount: 0 };
  const refund: RefundParts = { ...back, to: { card: 600, wallet: 400, taken: 0 } };
  await books.book(entryOf({ kind: 'refund', about: first, postings: ofShop(shop.id, refunded, refund) }));
  expect(await has(shop.id)).toEqual({ 'shop-pending': 861, 'shop-owed': -920 });
  expect(await has(buyer.id)).toEqual({ wallet: 400 });
  await books.book(entryOf({ ...free, about: second }));
  expect(await has(shop.id)).toEqual({ 'shop-owed': -59 });
});

test('a payout that comes back pays what the shop owes by then', async () => {
  await using books = await openBooks();
  const { shop, has } = books;
  const about = { orderId: randomUUID() };
  const back = { buyerId: books.buyer.id, commission: 0, paymentFee: 0, tax: 0, discount: 0 };
  await books.book(
    saleOf(shop.id, {}, { about }),
    entryOf({ kind: 'matured', about, postings: ofShop(shop.id, matured, { withheld: 0 }) }),
    entryOf({ kind: 'payout', postings: ofShop(shop.id, payoutBegun, 861) }),
    entryOf({
      ...{ kind: 'refund', about },
      postings: ofShop(shop.id, refunded, { ...back, to: { card: 100, wallet: 0, taken: 0 } }),
    }),
    entryOf({ kind: 'payout-failed', postings: ofShop(shop.id, payoutFailed, 861) }),
  );
  expect(await has(shop.id)).toEqual({ 'shop-available': 761 });
});

test('the same key is booked once, and with other content not at all', async () => {
  await using books = await openBooks();
  const { buyer, shop } = books;
  const about = { orderId: randomUUID() };
  const sale = saleOf(shop.id, {}, { about });
  const topUp = topUpOf(buyer.id, 500);
  const [first, second] = await books.book(topUp, sale);
  // The shop's money changed meanwhile, and with it what the rule would decide.
  await books.book(entryOf({ kind: 'matured', about, postings: ofShop(shop.id, matured, { withheld: 0 }) }));
  expect(
    await books.book({ ...topUp, at: new Date() }, { ...sale, about: { ...about, title: 'A pot' } }),
  ).toEqual([
    { id: first?.id, repeated: true },
    { id: second?.id, repeated: true },
  ]);
  expect(await books.has(buyer.id)).toEqual({ wallet: 500 });
  const other = [
    { ...topUp, postings: toppedUp(buyer.id, 501) },
    { ...topUp, currency: 'EUR' },
    { ...topUp, about },
    saleOf(shop.id, { commission: 81 }, { about, key: sale.key }),
  ];
  for (const entry of other) await expect(books.book(entry)).rejects.toThrow('something else under');
  expect(await books.has(buyer.id)).toEqual({ wallet: 500 });
});

test('nobody spends more than they have, and is told what there is; what was booked is booked still', async () => {
  await using books = await openBooks();
  const { buyer, shop } = books;
  const held = entryOf({ kind: 'wallet-held', postings: walletHeld(buyer.id, 500) });
  await books.book(topUpOf(buyer.id, 500), held);
  const more = books.book(entryOf({ kind: 'wallet-held', postings: walletHeld(buyer.id, 1) }));
  await expect(more).rejects.toMatchObject({
    ...{ code: 'insufficient_funds', status: 409 },
    details: { available: { amount: 0, currency: 'USD' } },
  });
  expect(await books.book(held)).toMatchObject([{ repeated: true }]);
  const payout = entryOf({ kind: 'payout', postings: ofShop(shop.id, payoutBegun, 1) });
  await expect(books.book(payout)).rejects.toMatchObject({ code: 'insufficient_funds' });
});

test('each currency has its own accounts', async () => {
  await using books = await openBooks();
  const { buyer, db } = books;
  const largest = Number.MAX_SAFE_INTEGER;
  await books.book(
    topUpOf(buyer.id, 1, { currency: 'JPY' }),
    topUpOf(buyer.id, 1234, { currency: 'KWD' }),
    topUpOf(buyer.id, largest, { currency: 'EUR' }),
  );
  expect(await balanceOf(db, walletOf(buyer.id), 'JPY')).toEqual({ amount: 1, currency: 'JPY' });
  expect(await balanceOf(db, walletOf(buyer.id), 'KWD')).toEqual({ amount: 1234, currency: 'KWD' });
  expect(await balanceOf(db, walletOf(buyer.id), 'EUR')).toEqual({ amount: largest, currency: 'EUR' });
  expect(await balanceOf(db, walletOf(buyer.id), 'USD')).toEqual({ amount: 0, currency: 'USD' });
  await expect(books.book(topUpOf(buyer.id, 1, { currency: 'EUR' }))).rejects.toThrow('out of range');
});

test('a statement is read page by page, newest first, and ends at what one has', async () => {
  await using books = await openBooks();
  const { buyer, db } = books;
  for (const amount of [100, 200, 300]) await books.book(topUpOf(buyer.id, amount));
  await books.book(entryOf({ kind: 'wallet-held', postings: walletHeld(buyer.id, 50) }));
  const account = { owner: buyer.id, kinds: ['wallet'] as const };
  const first = await statement(db, account, { limit: 3 });
  const second = await statement(db, account, { cursor: first.nextCursor ?? '', limit: 3 });
  expect([...first.rows, ...second.rows].map(({ postings }) => postings)).toEqual([
    [{ kind: 'wallet', amount: -50, balance: 550 }],
    [{ kind: 'wallet', amount: 300, balance: 600 }],
    [{ kind: 'wallet', amount: 200, balance: 300 }],
    [{ kind: 'wallet', amount: 100, balance: 100 }],
  ]);
  expect(second.nextCursor).toBeNull();
  expect(first.rows[0]).toMatchObject({ kind: 'wallet-held', currency: 'USD', at: bookedAt });
});

test.each([
  `update ledger_postings set amount = amount + 1`,
  `delete from ledger_postings`,
  `truncate ledger_postings`,
  `update ledger_transactions set at = now()`,
  `delete from ledger_transactions where false`,
  `truncate ledger_transactions cascade`,
])('what is booked stays, also for whoever asks the database itself: %s', async (statement) => {
  await using books = await openBooks();
  await books.book(topUpOf(books.buyer.id, 500));
  await expect(sql.raw(statement).execute(books.db)).rejects.toThrow('what is booked stays');
});

const into = {
  wallet: `(select id from ledger_accounts where kind = 'wallet')`,
  transaction: `(select min(id) from ledger_transactions)`,
};

test.each([
  [
    'a posting to a transaction of before',
    `insert into ledger_postings select ${into.transaction}, id, 5, 5 from ledger_accounts
     where kind = 'commission' and currency = 'USD'`,
    'does not add up to zero',
  ],
  [
    'two currencies that add up to zero together',
    `with made as (insert into ledger_transactions (key, content_hash, kind, currency, at)
       values ('k', '', 'top-up', 'USD', now()) returning id)
     insert into ledger_postings select made.id, a.id, case a.currency when 'USD' then 5 else -5 end, 5
     from made, ledger_accounts a where a.kind = 'commission'`,
    'does not add up to zero in its currency',
  ],
  ['a wallet below zero', `update ledger_accounts set balance = -1 where id = ${into.wallet}`, 'standing'],
  [
    'a shop that is owed by the market twice',
    `update ledger_accounts set balance = 1 where kind = 'shop-owed'`,
    'standing',
  ],
  ['a wallet of nobody', `update ledger_accounts set user_id = null where id = ${into.wallet}`, 'owner'],
  ['an account of no kind', `update ledger_accounts set kind = 'gifts' where id = ${into.wallet}`, 'owner'],
])('the database itself refuses %s', async (_, statement, why) => {
  await using books = await openBooks();
  const { shop, buyer } = books;
  await books.book(topUpOf(buyer.id, 500), saleOf(shop.id, {}), saleOf(shop.id, {}, { currency: 'EUR' }));
  await expect(sql.raw(statement).execute(books.db)).rejects.toThrow(why);
});

test('money that appears from nowhere is refused before the database is asked', async () => {
  await using books = await openBooks();
  const postings = [{ account: marketAccount('commission'), amount: 5 }];
  await expect(books.book(entryOf({ kind: 'sale', postings }))).rejects.toThrow('add up to 5');
});

test('an order without money that could mature books nothing, and can once there is some', async () => {
  await using books = await openBooks();
  const { shop } = books;
  const about = { orderId: randomUUID() };
  const mature = entryOf({ kind: 'matured', about, postings: ofShop(shop.id, matured, { withheld: 0 }) });
  expect(await books.book(mature)).toEqual([{ id: null, repeated: false }]);
  await books.book(saleOf(shop.id, {}, { about }));
  expect(await books.book(mature)).toEqual([{ id: expect.any(Number), repeated: false }]);
  expect(await books.has(shop.id)).toEqual({ 'shop-available': 861 });
});

test('what is new is booked at once as it would be in turn', async () => {
  const standing = async (inTurn: boolean) => {
    await using books = await openBooks();
    const { buyer, shop, db } = books;
    const sold = (card: number) => {
      const sale = saleOf(shop.id, { paid: { card, held: 0 } }, { about: { orderId: randomUUID() } });
      return { ...sale, postings: { ...sale.postings, isFirst: true } as typeof sale.postings };
    };
    const entries = [
      ...[topUpOf(buyer.id, 500), sold(1_000), topUpOf(buyer.id, 250), sold(2_500)],
      ...[
        entryOf({ kind: 'wallet-held', postings: walletHeld(buyer.id, 700) }),
        sold(400),
        topUpOf(buyer.id, 40),
      ],
    ];
    const posted = inTurn ? [] : await books.book(...entries);
    if (inTurn) for (const entry of entries) posted.push(...(await books.book(entry)));
    expect(posted.every(({ id, repeated }) => id !== null && !repeated)).toBe(true);
    expect(posted.map(({ id }) => id)).toEqual(posted.map(({ id }) => id).sort((a, b) => a! - b!));
    const { rows } = await sql`
      select a.kind, p.amount, p.balance, a.balance as stands from ledger_postings p
      join ledger_accounts a on a.id = p.account_id
      where a.owner in (${buyer.id}, ${shop.id}) order by p.transaction_id, a.kind`.execute(db);
    expect(await books.book(...entries)).toEqual(posted.map(({ id }) => ({ id, repeated: true })));
    return { rows, has: [await books.has(buyer.id), await books.has(shop.id), await books.has(null)] };
  };
  const atOnce = await standing(false);
  expect(atOnce.rows).toHaveLength(7);
  expect(atOnce).toEqual(await standing(true));
});
