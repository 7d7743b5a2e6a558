import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hashPassword } from '../../../platform/session/password.ts';
import { type Answer, buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { runWaitingJobs } from '../../../testing/mailbox.ts';
import { buildUser } from '../accounts/user.builder.ts';

const password = 'three goats on a roof';
// Few enough that no limit by e-mail or address is met; each try has an address of its own.
const ROUNDS = 16;

// Some seventy hashes, one after the other, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
  const password_hash = await hashPassword(password);
  for (let n = 0; n < ROUNDS + 1; n += 1) await buildUser(app.db, { email: known(n), password_hash });
});
afterAll(() => app[Symbol.asyncDispose]());

const known = (n: number) => `known${n}@example.com`;
const unknown = (n: number) => `nobody${n}@example.com`;

type Ask = (email: string) => Promise<Answer>;
const asks: Array<[string, Ask]> = [
  ['signing in', (email) => app.post('/api/auth/login', { email, password: 'a wrong one' })],
  ['asking for a code', (email) => app.post('/api/auth/code', { email })],
  ['guessing a code', (email) => app.post('/api/auth/code/login', { email, code: '000000' })],
  ['a forgotten password', (email) => app.post('/api/auth/password/forgotten', { email })],
  ['signing up', (email) => app.post('/api/auth/signup', { email, password, name: 'Robin' })],
];

test.each(asks)(
  '%s is answered alike, and as fast, for a known and an unknown address',
  async (_name, ask) => {
    // Before a code is guessed it is asked for, as an attacker who looks for a difference would.
    for (let n = 0; n <= ROUNDS; n += 1) await app.post('/api/auth/code', { email: known(n) });
    for (let n = 0; n <= ROUNDS; n += 1) await app.post('/api/auth/code', { email: unknown(n) });
    await runWaitingJobs(app);
    const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
    const shapes = new Set<string>();
    const timed = async (of: keyof typeof times, email: string) => {
      const began = performance.now();
      const { status, body } = await ask(email);
      times[of].push(performance.now() - began);
      shapes.add(`${status} ${shapeOf(body)}`);
    };
    for (let n = 0; n <= ROUNDS; n += 1) {
      // Whichever comes first may warm something up for the other.
      const both = [() => timed('known', known(n)), () => timed('unknown', unknown(n))];
      for (const go of n % 2 === 0 ? both : both.reverse()) await go();
      if (n === 0) for (const list of Object.values(times)) list.length = 0;
    }
    expect(shapes.size, [...shapes].join(' | ')).toBe(1);
    expect(tellsApart(times), JSON.stringify(times)).toBe(false);
  },
);

/** The names in an answer, and the code and words of a refusal. */
function shapeOf(body: unknown): string {
  const { error } = body as { error?: { code: string; message: string } };
  if (error) return `${error.code} ${error.message}`;
  return JSON.stringify(body, (_key, value) => (typeof value === 'string' ? 'text' : value));
}

/**
 * Work that one kind does and the other leaves out shows in every round, and a busy machine in some of both: so it is
 * a difference when one was slower each time, and by more than a sixth.
 */
function tellsApart(times: { known: number[]; unknown: number[] }): boolean {
  const slower = times.known.filter((time, round) => time > times.unknown[round]!).length;
  const oneSided = slower === 0 || slower === times.known.length;
  const [less, more] = [median(times.known), median(times.unknown)].sort((a, b) => a - b);
  return oneSided && more! / less! > 7 / 6;
}

function median(times: number[]): number {
  return [...times].sort((a, b) => a - b)[times.length >> 1]!;
}
