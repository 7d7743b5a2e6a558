import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import type { Act } from '../platform/acts/act.ts';
import type { Db } from '../platform/db/database.ts';
import { Failure } from '../platform/errors/failure.ts';

/** A made-up provider: it charges once per id, declines amounts that end in 13, and may be slow or not answer at all. */
export async function startProvider() {
  const charged = new Map<string, number>();
  const mood = { silent: false, before: (): Promise<void> => Promise.resolve() };
  // Errors: one that cannot listen fails its test.
  const server = createServer(async (request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://provider');
    const [id, amount] = [searchParams.get('id') ?? '', Number(searchParams.get('amount'))];
    await mood.before();
    const declined = amount % 100 === 13;
    if (!declined && !charged.has(id)) charged.set(id, amount);
    // It did what it was asked for, and nobody hears of it.
    if (mood.silent) response.destroy();
    else response.end(JSON.stringify({ declined }));
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    charged,
    mood,
    [Symbol.dispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export const makeTill = (db: Db) =>
  sql`create table till (id uuid primary key, name text not null, amount int not null, state text not null)`.execute(
    db,
  );

export async function inTill(db: Db) {
  const { rows } = await sql<{ id: string; name: string; amount: number; state: string }>`
    select * from till order by name`.execute(db);
  return rows;
}

interface Sale {
  name: string;
  amount: number;
}

/** Pays into the till. */
export const payingAt = (
  url: string,
): Act<Sale, Sale & { id: string }, { declined: boolean }, { paid: number }> => ({
  name: 'pay',
  async begin({ db }, { name, amount }) {
    if (amount <= 0) throw new Failure({ code: 'nothing_to_pay', status: 422, message: 'Nothing to pay.' });
    const id = crypto.randomUUID();
    await sql`insert into till (id, name, amount, state) values (${id}, ${name}, ${amount}, 'asked')`.execute(
      db,
    );
    return { id, name, amount };
  },
  async ask({ amount }, id) {
    const answer = await fetch(`${url}?id=${id}&amount=${amount}`, { method: 'POST' });
    return (await answer.json()) as { declined: boolean };
  },
  async record({ db }, { id, amount }, { declined }) {
    const state = declined ? 'declined' : 'paid';
    // Twice would be seen.
    await sql`update till set state = case state when 'asked' then ${state} else 'twice' end where id = ${id}`.execute(
      db,
    );
    return declined
      ? new Failure({ code: 'card_declined', status: 402, message: 'The card was declined.' })
      : { status: 201, body: { paid: amount } };
  },
});
