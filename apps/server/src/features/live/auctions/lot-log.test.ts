import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { personalParts } from '../../../personal-parts.ts';
import { bidOf, buildBidder, openLot } from '../../../testing/auction.fixture.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { closeLotsOver } from './closing.service.ts';

const souk = fileURLToPath(new URL('../../../souk.ts', import.meta.url));

/** What the command says of a file, and how it ends. */
function verify(file: string): Promise<{ said: string; code: number }> {
  return new Promise((resolve) =>
    execFile(process.execPath, [souk, 'verify-lot', file], (error, stdout, stderr) =>
      resolve({ said: stdout + stderr, code: Number(error?.code ?? 0) }),
    ),
  );
}

test('whoever downloads a log checks it offline, and one changed byte is named', async () => {
  await using app = await buildTestApp();
  const { url, lot } = await openLot(app);
  await app.as(await buildBidder(app)).post(url, bidOf(9_000, 'maximum'));
  await app.as(await buildBidder(app)).post(url, bidOf(5_000));
  await closeLotsOver(app.db, -60_000);
  const { body } = await app.get(`/api/lots/${lot.id}/log`);
  const folder = await mkdtemp(join(tmpdir(), 'lot-log-'));
  const [right, wrong] = [join(folder, 'right.json'), join(folder, 'wrong.json')];
  await writeFile(right, JSON.stringify(body));
  await writeFile(wrong, JSON.stringify(body).replace('"amount":5000', '"amount":5100'));
  const [one, other] = await Promise.all([verify(right), verify(wrong)]);
  await rm(folder, { recursive: true });
  expect(one.said).toContain(`Right: 4 entries. Compare its last hash: ${body.head}`);
  expect(other.said).toContain('WRONG at entry 2');
  expect([one.code, other.code]).toEqual([0, 1]);
});

test('the end of a log is its last entries as they stand in the whole, whose maximums stay sealed', async () => {
  await using app = await buildTestApp();
  const { url, lot } = await openLot(app);
  const [noor, ben] = [await buildBidder(app), await buildBidder(app)];
  for (const amount of [2_500, 3_000, 3_500, 4_000])
    await app.as(amount % 1_000 === 0 ? noor : ben).post(url, bidOf(amount));
  await app.as(noor).post(url, bidOf(9_900, 'maximum'));
  const { body: whole } = await app.get(`/api/lots/${lot.id}/log`);
  const { body: end } = await app.get(`/api/lots/${lot.id}/log?last=2`);
  expect(end).toEqual({ ...whole, entries: whole.entries.slice(-2) });
  expect(end.entries.map(({ number }: { number: number }) => number)).toEqual([4, 5]);
  expect(JSON.stringify(end)).not.toContain('9900');
  const { body: all } = await app.get(`/api/lots/${lot.id}/log?last=100`);
  expect(all).toEqual(whole);
  expect((await app.get(`/api/lots/${lot.id}/log?last=0`)).status).toBe(400);
});

test('a bidder takes their bids along, and when they go nothing is left but their number', async () => {
  await using app = await buildTestApp();
  const { url } = await openLot(app);
  const [noor, ben] = [await buildBidder(app), await buildBidder(app)];
  await app.as(noor).post(url, bidOf(2_500));
  await app.as(ben).post(url, bidOf(3_000));
  const part = personalParts.find(({ name }) => name === 'auctions');
  expect(await part?.give(app.db, noor.id)).toMatchObject({
    leading: [],
    bids: [{ kind: 'once', amount: 2_500, currency: 'USD', number: 1 }],
  });
  expect(await part?.heldBy?.(app.db, ben.id, app.clock.now())).toBe('leading_bid');
  await app.db.transaction().execute(async (tx) => part?.forget?.(tx, noor.id, app.clock.now()));
  const answers = await app.db.selectFrom('bid_answers').select('user_id').execute();
  expect(answers).toEqual([{ user_id: ben.id }]);
});
