import { parseArgs } from 'node:util';
import type { LotId, UserId } from '@souk/shared/ids.ts';
import { placeBid } from '../features/live/auctions/bidding.service.ts';
import { connectDatabase } from '../platform/db/database.ts';
import { Failure } from '../platform/errors/failure.ts';

/**
 * Takes bids on a lot by many people at once, says on its output which were acknowledged, and goes on until it is killed.
 */
const { values } = parseArgs({
  options: {
    database: { type: 'string', default: '' },
    lot: { type: 'string', default: '' },
    people: { type: 'string', default: '' },
    from: { type: 'string', default: '2000' },
  },
});

const { db } = connectDatabase(values.database, { onError: () => undefined });
const lotId = values.lot as LotId;
let amount = Number(values.from);

async function bidOn(userId: UserId): Promise<never> {
  for (;;) {
    amount += 5_000;
    const id = crypto.randomUUID();
    const input = { id, kind: 'maximum' as const, amount: { amount, currency: 'USD' } };
    const actor = { userId } as Parameters<typeof placeBid>[0]['actor'];
    process.stdout.write(`sent ${id} ${userId} ${amount}\n`);
    try {
      const { number } = await placeBid({ db, actor, takesCards: false }, lotId, input);
      process.stdout.write(`told ${id} ${number}\n`);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      process.stdout.write(`told ${id} ${error.code}\n`);
    }
  }
}

await Promise.all(values.people.split(',').map((userId) => bidOn(userId as UserId)));
