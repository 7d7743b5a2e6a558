import { appendFileSync } from 'node:fs';
import { connectDatabase } from '../platform/db/database.ts';
import { logInto } from '../platform/logging/log.ts';
import { openOutbox } from '../platform/outbox/outbox.ts';

// A worker that is killed between doing what a message asks for and noting that it did.
const [url = '', file = ''] = process.argv.slice(2);
const outbox = openOutbox({
  db: connectDatabase(url).db,
  log: logInto({ write() {} }),
  listeners: [
    {
      topic: 'mail',
      name: 'sender',
      deliver: async ({ payload }) => {
        appendFileSync(file, `${JSON.stringify(payload)}\n`);
        if ((payload as { n: number }).n === 2) process.kill(process.pid, 'SIGKILL');
      },
    },
  ],
});
await outbox.deliverDue();
