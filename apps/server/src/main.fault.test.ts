import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { UserId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { marketProgram } from './bundled.ts';
import { buildUser } from './features/identity/accounts/user.builder.ts';
import { connectDatabase } from './platform/db/database.ts';
import { idOf } from './platform/ids.ts';
import { findPostgres } from './platform/postgres/start-postgres.ts';
import { hashPassword } from './platform/session/password.ts';
import { neighbours, shopkeepers } from './seed/content/named-people.ts';
import { demoPassword, demoVersion } from './seed/demo-world.ts';
import { noProcessIn, type Program, processesIn, startProgram, temporaryFolder } from './testing/probe.ts';
import { cloneDatabase } from './testing/test-database.ts';

const market = (dataDir: string, env: NodeJS.ProcessEnv = {}) =>
  startProgram([marketProgram()], { SOUK_DATA: dataDir, SOUK_DEMO: '0', PORT: '0', ...env });

async function addressOf(program: Program): Promise<string> {
  const line = /Souk is ready at (\S+)\n/;
  await program.wrote(line);
  return line.exec(program.output())![1]!;
}

const postmasterOf = (dataDir: string) =>
  Number.parseInt(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10);

/** A visitor in the middle of sending a request, which holds up a stop. */
async function slowVisitor(address: string): Promise<void> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
  socket.on('error', () => undefined);
  const answered = new Promise((resolve) => socket.once('data', resolve));
  socket.write('GET /healthz HTTP/1.1\r\nHost: souk\r\n\r\n');
  // From here on the market knows of them.
  await answered;
  await new Promise((resolve) =>
    socket.write('POST /api/auth/login HTTP/1.1\r\nHost: souk\r\nContent-Length: 9\r\n', resolve),
  );
}

async function refused(program: Program): Promise<string> {
  expect(await program.exited).toBe(1);
  return program.output().trimEnd();
}

test('of two starts at once, one becomes the market and the other says where it is', {
  tags: 'whole',
}, async () => {
  await using folder = temporaryFolder();
  await using one = market(folder.path);
  await using other = market(folder.path);
  const early = await Promise.race([one.exited.then(() => one), other.exited.then(() => other)]);
  expect(await refused(early)).toBe(
    `This market is already starting in another window (its data folder is ${folder.path}).`,
  );
  const address = await addressOf(early === one ? other : one);
  await using third = market(folder.path);
  expect(await refused(third)).toBe(
    `This market is already running at ${address} (its data folder is ${folder.path}).`,
  );
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  test(`${signal} stops the market and all it started`, {
    tags: signal === 'SIGTERM' ? [] : 'whole',
  }, async () => {
    await using folder = temporaryFolder();
    await using running = market(folder.path);
    const address = await addressOf(running);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    const askedAt = performance.now();
    running.child.kill(signal);
    expect(await running.exited).toBe(0);
    expect(performance.now() - askedAt).toBeLessThan(5_000);
    expect(processesIn(folder.path)).toEqual([]);
    expect(running.output()).toMatch(/\nStopping\.\n(.*\n)*Souk has stopped\.\n$/);
  });

test('a market that is killed leaves what it compiled, so that its next start need not do it again', {
  tags: 'whole',
}, async () => {
  await using folder = temporaryFolder();
  const compiled = join(folder.path, 'compiled');
  await using run = market(join(folder.path, 'data'), { NODE_COMPILE_CACHE: compiled });
  const address = await addressOf(run);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  run.child.kill('SIGKILL');
  await run.exited;
  expect(readdirSync(compiled, { recursive: true }).length).toBeGreaterThan(500);
});

test('a crowd that comes while the market is held up is taken in: nobody has to knock again', async () => {
  await using folder = temporaryFolder();
  await using run = market(folder.path);
  const port = Number(new URL(await addressOf(run)).port);
  run.child.kill('SIGSTOP');
  const crowd = Array.from({ length: 1_500 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  // A system that allows fewer takes in what it may.
  const most = Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'));
  const isIn = () => crowd.filter((socket) => !socket.connecting && !socket.destroyed).length;
  await expect.poll(isIn, { timeout: 10_000 }).toBeGreaterThanOrEqual(Math.min(1_500, most));
  for (const socket of crowd) socket.destroy();
  run.child.kill('SIGCONT');
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

test('a visitor who never ends their request cannot hold up a stop for 5 seconds', async () => {
  await using folder = temporaryFolder();
  await using running = market(folder.path);
  await slowVisitor(await addressOf(running));
  const askedAt = performance.now();
  running.child.kill('SIGINT');
  expect(await running.exited).toBe(0);
  expect(performance.now() - askedAt).toBeLessThan(5_000);
  await noProcessIn(folder.path);
});

test('a second Ctrl-C ends it at once, and nothing stays behind', { tags: 'whole' }, async () => {
  await using folder = temporaryFolder();
  await using running = market(folder.path, { SOUK_SHUTDOWN_SECONDS: '60' });
  await slowVisitor(await addressOf(running));
  running.child.kill('SIGINT');
  await running.wrote('Stopping.');
  // Two signals within half a second are one key press, handed on by npm.
  await pause(600);
  const askedAt = performance.now();
  running.child.kill('SIGINT');
  expect(await running.exited).toBe(1);
  expect(performance.now() - askedAt).toBeLessThan(2_000);
  await noProcessIn(folder.path);
});

test('Ctrl-C during the very first start leaves nothing running and nothing half-made', {
  tags: 'whole',
}, async () => {
  await using folder = temporaryFolder();
  const dataDir = join(folder.path, 'data');
  await using starting = market(dataDir);
  while (!existsSync(join(dataDir, 'souk.lock'))) await pause(5);
  starting.child.kill('SIGINT');
  expect(await starting.exited).toBe(0);
  await noProcessIn(folder.path);
  await using again = market(dataDir);
  await addressOf(again);
});

test('a market whose npm is killed stops by itself', { tags: 'whole' }, async () => {
  await using folder = temporaryFolder();
  const env = { SOUK_DATA: folder.path, SOUK_DEMO: '0', PORT: '0', npm_lifecycle_event: 'start' };
  await using npm = startProgram(['-c', `"${process.execPath}" "${marketProgram()}" & wait`], env, '/bin/sh');
  await addressOf(npm);
  npm.child.kill('SIGKILL');
  await npm.wrote('Souk has stopped.');
  await noProcessIn(folder.path);
});

test('a market goes on when nobody reads what it says any more, and still stops when asked', {
  tags: 'whole',
}, async () => {
  await using folder = temporaryFolder();
  await using running = market(folder.path);
  const address = await addressOf(running);
  running.child.stdout?.destroy();
  running.child.stderr?.destroy();
  // Makes it warn, which nobody hears.
  const postmaster = postmasterOf(folder.path);
  process.kill(postmaster, 'SIGINT');
  await expect.poll(() => existsSync(`/proc/${postmaster}`)).toBe(false);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  running.child.kill('SIGTERM');
  expect(await running.exited).toBe(0);
  await noProcessIn(folder.path);
});

test('a busy port is said and another one offered, before anything is made', async () => {
  await using folder = temporaryFolder();
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as { port: number };
  await using start = market(folder.path, { PORT: `${port}` });
  const sentence = await refused(start);
  expect(sentence).toMatch(
    new RegExp(`^Port ${port} is taken by another program\\. Start with PORT=\\d+ npm start\\.$`),
  );
  expect(existsSync(join(folder.path, 'postgres'))).toBe(false);
  taken.close();
});

test.each([
  ['a port that is none', { PORT: 'four' }, 'PORT must be a whole number from 0 to 65535, but is "four".'],
  [
    'a host of another machine',
    { HOST: '192.0.2.1' },
    'HOST is 192.0.2.1, which is not an address of this machine: leave it out, or use 0.0.0.0.',
  ],
  [
    'a database address that leads nowhere',
    { DATABASE_URL: 'postgres://souk:hush@127.0.0.1:9/souk' },
    'DATABASE_URL leads to 127.0.0.1:9, where no database answers: start it, or check host and port.',
  ],
  [
    'every address to the demo world, without a yes',
    { HOST: '0.0.0.0', SOUK_DEMO: '1' },
    'The demo world would be open to others (HOST is 0.0.0.0, SOUK_URL http://localhost:0). Set SOUK_OPEN_DEMO=1 if you mean that: its logins get passwords of their own, shown once at the start, and sign-in as anyone is off. Set SOUK_DEMO=0 for a market without it.',
  ],
])('an operator who gives %s reads one sentence', async (_, env, sentence) => {
  await using folder = temporaryFolder();
  await using start = market(folder.path, env);
  expect(await refused(start)).toBe(sentence);
  expect(existsSync(join(folder.path, 'postgres'))).toBe(false);
});

test('a data folder that is a file, or where none can be, is said', async () => {
  await using folder = temporaryFolder();
  const file = join(folder.path, 'notes');
  writeFileSync(file, 'mine');
  await using onFile = market(file);
  expect(await refused(onFile)).toBe(
    `The data folder ${file} is a file, not a folder: set SOUK_DATA to a folder that can be written.`,
  );
  await using inProc = market('/proc/market');
  expect(await refused(inProc)).toMatch(
    /^The data folder \/proc\/market .*: set SOUK_DATA to a folder that can be written\.$/,
  );
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('a data folder made by another Postgres is left as it is', async () => {
  await using folder = temporaryFolder();
  mkdirSync(join(folder.path, 'postgres/data'), { recursive: true });
  writeFileSync(join(folder.path, 'postgres/data/PG_VERSION'), '15\n');
  await using start = market(folder.path);
  expect(await refused(start)).toMatch(/was made by Postgres 15, and this Souk brings Postgres 18: /);
});

test('a mistyped setting is warned about and the market starts', { tags: 'whole' }, async () => {
  await using folder = temporaryFolder();
  await using running = market(folder.path, { SOUK_DEMOO: '0' });
  await addressOf(running);
  expect(running.output()).toContain(
    'SOUK_DEMOO is set but Souk has no such setting: did you mean SOUK_DEMO?',
  );
});

const cast = [...shopkeepers, ...neighbours].filter(({ email }) => email !== undefined);

/** As much of an older demo world as one signs in to: it is left as it is, and made in a moment. */
async function layDemo(dataDir: string): Promise<void> {
  const { db, close } = connectDatabase((await findPostgres(dataDir)) ?? '', { max: 1 });
  await db
    .insertInto('demo_world')
    .values({ version: demoVersion - 1, anchor: new Date() })
    .execute();
  const password_hash = await hashPassword(demoPassword);
  const email_verified_at = new Date();
  for (const { handle, email, role } of cast) {
    const id = idOf<UserId>(`user:${handle}`);
    await buildUser(db, { id, email: email!, role: role ?? 'member', password_hash, email_verified_at });
  }
  await close();
}

test('a demo world that is opened to others shows passwords of its own once, and takes no published one', {
  tags: 'whole',
}, async () => {
  await using folder = temporaryFolder();
  const stop = async (running: Program) => {
    running.child.kill('SIGINT');
    expect(await running.exited).toBe(0);
  };
  const signIn = async (address: string, email: string, password: string) => {
    const answer = await fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  await using first = market(folder.path);
  await addressOf(first);
  await layDemo(folder.path);
  await stop(first);

  const env = { HOST: '0.0.0.0', SOUK_DEMO: '1', SOUK_OPEN_DEMO: '1' };
  const addressOnLoopback = (running: Program) =>
    addressOf(running).then((address) => address.replace('localhost', '127.0.0.1'));
  await using opened = market(folder.path, env);
  const address = await addressOnLoopback(opened);
  const shown = [...opened.output().matchAll(/^ {2}(\S+@souk\.example) {2}(\S+)$/gm)];
  const logins = shown.map(([, email = '', password = '']) => ({ email, password }));
  expect(logins.map(({ email }) => email).sort()).toEqual(cast.map(({ email }) => email).sort());
  expect(new Set(logins.map(({ password }) => password)).size).toBe(cast.length);
  expect(opened.output()).not.toContain(demoPassword);
  for (const { email, password } of logins) {
    expect(await signIn(address, email, demoPassword), email).toBe(401);
    expect(await signIn(address, email, password), email).toBe(200);
  }
  await stop(opened);

  await using again = market(folder.path, env);
  await addressOf(again);
  for (const { password } of logins) expect(again.output()).not.toContain(password);
  expect(again.output()).toContain('Demo logins keep the passwords that an earlier start showed.');
  await stop(again);
});

test('commands beside the market say in a sentence what to do about a database of another version', async () => {
  await using folder = temporaryFolder();
  await using database = await cloneDatabase();
  const souk = join(import.meta.dirname, 'souk.ts');
  const env = { SOUK_DATA: folder.path, SOUK_DEMO: '0', DATABASE_URL: database.url };
  const said = async (...words: string[]) => {
    await using program = startProgram([souk, ...words], env);
    return await refused(program);
  };
  await sql`delete from migrations where name = (select max(name) from migrations)`.execute(database.db);
  expect(await said('doctor')).toBe(
    'The database does not have this version’s schema yet: run "npm run souk -- migrate", or start the market, and try again.',
  );
  await sql`insert into migrations (name, timestamp) values ('9999-later', '2040-01-01')`.execute(
    database.db,
  );
  expect(await said('user', 'grant', 'nour@example.com', 'admin')).toBe(
    'The database was last used by a newer Souk (it has 9999-later). Start that version, or restore a backup made with this one.',
  );
});
