import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noProcessIn, type Program, startProgram, temporaryFolder } from './testing/probe.ts';

const supervised = (dataDir: string, env: NodeJS.ProcessEnv = {}) =>
  startProgram([join(import.meta.dirname, 'supervise.mjs')], {
    SOUK_DATA: dataDir,
    SOUK_DEMO: '0',
    PORT: '0',
    ...env,
  });

const ready = /Souk is ready at (\S+)\n/;
const readyTimes = (program: Program) => program.output().match(new RegExp(ready, 'g'))?.length ?? 0;

async function addressOf(program: Program): Promise<string> {
  await program.wrote(ready);
  return ready.exec(program.output())![1]!;
}

/** The market below its supervisor. Linux only. */
function marketOf({ child }: Program): number {
  const found = readdirSync('/proc').find((pid) => Number(pid) > 0 && parentOf(pid) === child.pid);
  if (!found) throw new Error('there is no market');
  return Number(found);
}

function parentOf(pid: string): number | undefined {
  try {
    return Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    // It ended meanwhile.
    return undefined;
  }
}

const againLine = /^error: Souk .* and is started again$/gm;

/** Failures of the market's own, at a sign of the test. */
const ownFailures = `
  process.on('SIGUSR2', () => setImmediate(() => { throw new Error('a bug that throws'); }));
  process.on('SIGPIPE', () => void Promise.reject(new Error('a promise nobody waits for')));`;

test('a market that dies is back within 2 seconds at the same address, its reason in the log; the fifth time in a minute it is given up', async () => {
  await using folder = temporaryFolder();
  await using first = supervised(folder.path);
  await addressOf(first);
  first.child.kill('SIGINT');
  await first.exited;

  const startedAt = performance.now();
  const failing = `--import=data:text/javascript,${encodeURIComponent(ownFailures)}`;
  await using program = supervised(folder.path, { NODE_OPTIONS: failing });
  const address = await addressOf(program);
  const startTook = performance.now() - startedAt;
  const absences: number[] = [];
  const ways = [
    ['SIGKILL', 'was ended by SIGKILL'],
    ['SIGUSR2', 'ended with exit code 1'],
    ['SIGPIPE', 'ended with exit code 1'],
  ] as const;
  for (const [at, [signal, end]] of ways.entries()) {
    process.kill(marketOf(program), signal);
    const diedAt = performance.now();
    await expect.poll(() => readyTimes(program), { interval: 10 }).toBe(at + 2);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    absences.push(performance.now() - diedAt);
    expect(program.output().match(againLine)?.at(-1)).toBe(`error: Souk ${end} and is started again`);
  }
  // Where others use the machine too, as many starts as pass in 2 seconds where they do not.
  expect(Math.min(...absences)).toBeLessThan(Math.max(2_000, 3 * startTook));
  expect(program.output().match(againLine)).toHaveLength(ways.length);

  const fourth = marketOf(program);
  process.kill(fourth, 'SIGKILL');
  await expect.poll(() => marketOf(program)).not.toBe(fourth);
  process.kill(marketOf(program), 'SIGKILL');
  expect(await program.exited).toBe(1);
  const farewell = 'Souk was ended by SIGKILL. It died five times within a minute and is not started again';
  expect(program.output()).toContain(farewell);
  const log = readFileSync(join(folder.path, 'logs/souk.log'), 'utf8');
  expect(log).toContain(farewell);
  expect(log).toContain('a bug that throws');
  expect(log).toContain('a promise nobody waits for');
  await noProcessIn(folder.path);
});

test('one SIGINT, SIGTERM or SIGHUP ends the market and its supervisor, also while it comes back', {
  tags: 'whole',
}, async () => {
  await using folder = temporaryFolder();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    await using program = supervised(folder.path);
    await addressOf(program);
    program.child.kill(signal);
    expect(await program.exited).toBe(0);
    expect(program.output()).toMatch(/\nStopping\.\nSouk has stopped\.\n$/);
    await noProcessIn(folder.path);
  }
  await using returning = supervised(folder.path);
  await addressOf(returning);
  process.kill(marketOf(returning), 'SIGKILL');
  await returning.wrote('is started again');
  returning.child.kill('SIGINT');
  expect(await returning.exited).toBe(0);
  await noProcessIn(folder.path);
});

test('a market whose supervisor is killed stops by itself', async () => {
  await using folder = temporaryFolder();
  await using program = supervised(folder.path);
  await addressOf(program);
  program.child.kill('SIGKILL');
  await noProcessIn(folder.path);
  await program.exited;
  expect(program.output()).toContain('Souk has stopped.');
});

test('what only its operator can put right is said once and not tried again', { tags: 'whole' }, async () => {
  await using folder = temporaryFolder();
  await using first = supervised(folder.path);
  const address = await addressOf(first);
  await using second = supervised(folder.path);
  expect(await second.exited).toBe(1);
  expect(second.output()).toBe(
    `This market is already running at ${address} (its data folder is ${folder.path}).\n`,
  );
  await using wrong = supervised(folder.path, { PORT: 'four' });
  expect(await wrong.exited).toBe(1);
  expect(wrong.output()).toBe('PORT must be a whole number from 0 to 65535, but is "four".\n');
});

test('a market that ran and now cannot start is tried again until what it needs is back', {
  tags: 'whole',
}, async () => {
  await using folder = temporaryFolder();
  await using program = supervised(folder.path);
  await addressOf(program);
  const file = join(folder.path, 'postgres/password');
  const password = readFileSync(file);
  writeFileSync(file, 'another one');
  process.kill(marketOf(program), 'SIGKILL');
  await program.wrote("is not the database's: bring that file back from a backup.");
  writeFileSync(file, password);
  await program.wrote('Souk ended with exit code 1 and is started again');
  await expect.poll(() => readyTimes(program)).toBe(2);
});

/** Writes whether a process loaded what reads TypeScript. */
const tellReader = `
  process.on('exit', () => console.log(
    process.moduleLoadList.some((name) => name.includes('amaro')) ? 'It read TypeScript.' : 'It read what was compiled.'));`;

test('no process of a first start carries what reads TypeScript, once the set-up compiled the server', {
  tags: 'whole',
}, async () => {
  await using folder = temporaryFolder();
  const env = { NODE_COMPILE_CACHE: join(folder.path, 'compiled') };
  await using compiling = startProgram([join(import.meta.dirname, 'compile.mjs')], env);
  expect(await compiling.exited).toBe(0);
  expect(compiling.output()).toBe('');
  const telling = `--import=data:text/javascript,${encodeURIComponent(tellReader)}`;
  await using program = supervised(join(folder.path, 'data'), { ...env, NODE_OPTIONS: telling });
  await addressOf(program);
  program.child.kill('SIGINT');
  expect(await program.exited).toBe(0);
  expect(program.output().match(/It read .*/g)).toEqual(Array(2).fill('It read what was compiled.'));
});
