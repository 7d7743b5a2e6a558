import { sql } from 'kysely';
import pg from 'pg';
import { connectDatabase } from '../platform/db/database.ts';
import { logInto } from '../platform/logging/log.ts';
import { openOutbox } from '../platform/outbox/outbox.ts';

// A worker that is killed before the statement of this number, while it delivers sets.
const [url = '', last = ''] = process.argv.slice(2);
let asked = 0;
const send = pg.Client.prototype.query;
pg.Client.prototype.query = function (this: pg.Client, ...rest: Parameters<typeof send>) {
  asked += 1;
  if (asked === Number(last)) process.kill(process.pid, 'SIGKILL');
  return send.apply(this, rest);
} as never;
const { db, close } = connectDatabase(url);
const outbox = openOutbox({
  db,
  log: logInto({ write() {} }),
  listeners: [
    {
      ...{ topic: 'jobs', name: 'first', inAnyOrder: true },
      async deliverSet(messages, tx) {
        const heard = messages.map(({ payload }) => (payload as { n: number }).n);
        await sql`insert into notes select unnest(${heard}::int[])`.execute(tx);
      },
    },
  ],
});
await outbox.deliverDue();
await close();
