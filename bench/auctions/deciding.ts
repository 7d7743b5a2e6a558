import type { UserId } from '@souk/shared/ids.ts';
import pg from 'pg';
import { placeBid } from '../../apps/server/src/features/live/auctions/bidding.service.ts';
import { connectDatabase } from '../../apps/server/src/platform/db/database.ts';
import { atLeast, type Bar, median } from '../bars.ts';
import { makeBidders, makeLot, nextBid } from './world.ts';

const BIDDERS = 200;
const ROUNDS = 5;
const ROUND_MS = 3_000;

/** Bids that are decided and committed on one lot, in batches and by a transaction each. */
export async function measureDeciding(url: string): Promise<Bar[]> {
  const { db, close } = connectDatabase(url);
  const people = await makeBidders(db, BIDDERS);
  const lot = await makeLot(db);
  const together = (until: number, n: number) => async (): Promise<number> => {
    const actor = { userId: people[n] as UserId } as Parameters<typeof placeBid>[0]['actor'];
    let done = 0;
    for (; performance.now() < until; done += 1)
      await placeBid({ db, actor, takesCards: false }, lot, nextBid());
    return done;
  };
  await using alone = await oneByOne(url);
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const bare = await perSecond((until, n) => alone.bid(until, n));
    const ours = await perSecond((until, n) => together(until, n)());
    console.log(
      `  decided, round ${round}: a transaction each ${bare.toFixed(0)}/s, together ${ours.toFixed(0)}/s`,
    );
    // The first round warms both up.
    if (round > 0) ratios.push(ours / bare);
  }
  await close();
  return [atLeast('bids on one lot by 200, against a transaction each', median(ratios), 15, '×')];
}

async function perSecond(act: (until: number, n: number) => Promise<number>): Promise<number> {
  const began = performance.now();
  const until = began + ROUND_MS;
  const done = await Promise.all(Array.from({ length: BIDDERS }, (_, n) => act(until, n)));
  return done.reduce((sum, one) => sum + one, 0) / ((performance.now() - began) / 1_000);
}

/** BEGIN; SELECT FOR UPDATE; UPDATE; INSERT; COMMIT, over a connection for each bidder as far as Postgres has as many. */
async function oneByOne(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: await mostConnections(url) });
  pool.on('error', () => undefined);
  await pool.query(`
    create table if not exists bare_lots (id int primary key, price bigint not null, bids int not null);
    create table if not exists bare_bids (lot int not null, number int not null, bidder int not null, amount bigint not null,
      at timestamptz not null default clock_timestamp(), primary key (lot, number));
    insert into bare_lots values (1, 100, 0) on conflict do nothing`);
  return {
    async bid(until: number, bidder: number): Promise<number> {
      let done = 0;
      for (; performance.now() < until; done += 1) {
        const client = await pool.connect();
        await client.query('begin');
        const { rows } = await client.query({
          ...{
            name: 'hold',
            text: 'select price, bids from bare_lots where id = $1 for update',
            values: [1],
          },
        });
        const [{ price, bids }] = rows;
        const [amount, number] = [Number(price) + 1, Number(bids) + 1];
        await client.query({
          name: 'raise',
          text: 'update bare_lots set price = $2, bids = $3 where id = $1',
          values: [1, amount, number],
        });
        await client.query({
          name: 'write',
          text: 'insert into bare_bids (lot, number, bidder, amount) values ($1, $2, $3, $4)',
          values: [1, number, bidder, amount],
        });
        await client.query('commit');
        client.release();
      }
      return done;
    },
    [Symbol.asyncDispose]: () => pool.end(),
  };
}

async function mostConnections(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(`select current_setting('max_connections')::int as most`);
  await client.end();
  return Math.min(BIDDERS, rows[0].most - 25);
}
