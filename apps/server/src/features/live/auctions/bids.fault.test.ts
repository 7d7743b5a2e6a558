import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { tried } from '@souk/live/testing/tried.ts';
import type { UserId } from '@souk/shared/ids.ts';
import { verifyLotLog } from '@souk/shared/live/auctions/verify-log.ts';
import { expect, test } from 'vitest';
import { Failure } from '../../../platform/errors/failure.ts';
import { buildBidders, openLot } from '../../../testing/auction.fixture.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { placeBid } from './bidding.service.ts';
import { readLotLog } from './lot-log.service.ts';

const program = fileURLToPath(new URL('../../../testing/dying-bids.program.ts', import.meta.url));
const KILLS = process.env.FIGURES === 'long' ? 50 : 4;

interface Sent {
  userId: UserId;
  amount: number;
  /** The number of the bid, or why it was refused. */
  told?: string;
}

/** What was sent and acknowledged until the process was killed. */
async function bidUntilKilled(args: string[], acknowledged: number): Promise<Map<string, Sent>> {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const sent = new Map<string, Sent>();
  let told = 0;
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [word, id = '', ...rest] = line.split(' ');
    if (word === 'sent') sent.set(id, { userId: rest[0] as UserId, amount: Number(rest[1]) });
    else if (rest[0]) {
      Object.assign(sent.get(id) ?? {}, { told: rest[0] });
      told += 1;
      if (told === acknowledged) child.kill('SIGKILL');
    }
  });
  await once(child, 'close');
  return sent;
}

test('killed in the middle of bids, the market has each that it acknowledged, and tells the same again', async () => {
  await using app = await buildTestApp();
  const people = await buildBidders(app, 40);
  const { lot } = await openLot(app, { seconds: 3_600 });
  let highest = 2_000;
  let acknowledged = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const args = ['--database', app.database.url, '--lot', lot.id, '--people', people.join(',')];
    const sent = await bidUntilKilled([...args, '--from', String(highest)], 50 + kill * 37);
    for (const [id, { userId, amount, told }] of sent) {
      highest = Math.max(highest, amount);
      const actor = { userId } as Parameters<typeof placeBid>[0]['actor'];
      const input = { id, kind: 'maximum' as const, amount: { amount, currency: 'USD' } };
      const again = await placeBid({ db: app.db, actor, takesCards: false }, lot.id, input).then(
        ({ number }) => String(number),
        (error) => {
          if (error instanceof Failure) return error.code;
          throw error;
        },
      );
      if (told !== undefined) expect(again, `kill ${kill}, bid ${id}`).toBe(told);
      acknowledged += told === undefined ? 0 : 1;
    }
    expect(verifyLotLog(await readLotLog(app.db, lot.id))).toMatchObject({ ok: true });
  }
  tried('auctions', KILLS, `killed beside ${acknowledged} acknowledged bids`);
});
