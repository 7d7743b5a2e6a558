import { expect, test } from 'vitest';
import { openBreaks } from '../../../testing/breaks.fixture.ts';
import { endShow } from '../shows/index.ts';
import { drawReady } from './drawing.service.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

const PEOPLE = 6;
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
  body.error?.code ?? status;

test('of many who tap the same spots at once each spot has one, who pays once, and one key buys one spot', async () => {
  await using market = await openBreaks();
  const { app } = market;
  const id = await market.open({ fixed: { spots: 2, price: usd(1_500) } });
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, at) => market.bidder(`Buyer ${at}`)));
  const twice = market.key();
  const answers = await Promise.all(
    people.flatMap((who, at) => [
      market.buy(id, 1 + (at % 2), who, at === 0 ? twice : market.key()),
      market.buy(id, 1 + (at % 2), who, at === 0 ? twice : market.key()),
    ]),
  );
  // One key twice at the same moment: the second may hear that the first is at work, and would ask again.
  const known = ['spot_taken', 201, 'idempotency_in_progress'];
  expect(answers.map(codeOf).filter((code) => !known.includes(code))).toEqual([]);
  await market.settle();
  const lots = await app.db.selectFrom('lots').selectAll().where('at_fixed_price', '=', true).execute();
  expect(lots.map(({ state, settlement }) => [state, settlement])).toEqual([
    ['sold', 'paid'],
    ['sold', 'paid'],
  ]);
  expect((await market.charges()).map(({ amount }) => amount).every((amount) => amount >= 1_500)).toBe(true);
  expect(await market.charges()).toHaveLength(2);
  const { rows } = await app.database.pool.query(
    `select v.available from break_spots s join product_variants v on v.product_id = s.product_id
     where s.fixed_amount is not null`,
  );
  expect(rows).toEqual([{ available: 0 }, { available: 0 }]);
});

test('a spot that is bought as its show ends or its break is closed is either drawn for its buyer or was never sold', async () => {
  await using market = await openBreaks();
  const { app, show, seller } = market;
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, at) => market.bidder(`Buyer ${at}`)));
  const closed = await market.open({ fixed: { spots: 4, price: usd(1_500) } });
  const ended = await market.open({ title: 'Second box', fixed: { spots: 4, price: usd(1_500) } });
  const drawing = () => drawReady(app);
  const first = await Promise.all([
    ...people.map((who, at) => market.buy(closed, 1 + (at % 4), who)),
    seller.post(`/api/breaks/${closed}/close`),
    drawing(),
    ...people.map((who, at) => market.buy(ended, 1 + (at % 4), who)),
    app.db.transaction().execute((tx) => endShow(tx, show.id)),
    drawing(),
  ]);
  expect(first).toHaveLength(2 * PEOPLE + 4);
  // A second win of one person waits for the parcel of the first one, for twenty seconds at most.
  for (let waited = 0; waited < 25; waited += 5) {
    await market.work();
    await market.later(5_000);
  }
  await market.work();
  for (const id of [closed, ended]) {
    const { state } = await market.view(id);
    const { rows } = await app.database.pool.query(
      `select s.spot, s.entry, l.id from break_spots s join lots l on l.product_id = s.product_id
       where s.break_id = $1 and l.state = 'sold'`,
      [id],
    );
    expect(state).toBe(rows.length > 0 ? 'drawn' : 'cancelled');
    for (const { entry } of rows) expect(entry).not.toBeNull();
  }
});
