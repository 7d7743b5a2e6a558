import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { crowding } from '../../testing/crowding.ts';
import {
  isRoot,
  mountSmallDisk,
  noProcessIn,
  processesIn,
  startProgram,
  temporaryFolder,
} from '../../testing/probe.ts';
import { findPostgresBinaries } from './binaries.ts';
import { freePort } from './free-port.ts';
import { isRunning } from './postmaster.ts';
import { findPostgres, type PostgresOptions, startPostgres } from './start-postgres.ts';

const log = { info: () => undefined, warn: () => undefined };
const start = (dataDir: string, options: Partial<PostgresOptions> = {}) =>
  startPostgres({ dataDir, log, unsafe: true, ...options });

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

function overTcp(url: string): string {
  const address = new URL(url);
  address.hostname = '127.0.0.1';
  return address.href;
}

const pidFile = (dataDir: string) => join(dataDir, 'postgres/data/postmaster.pid');
const postmasterOf = (dataDir: string) => Number.parseInt(readFileSync(pidFile(dataDir), 'utf8'), 10);

test('the first start makes a database that later starts find again, on the same port', async () => {
  await using folder = temporaryFolder();
  const first = await start(folder.path);
  expect(first).toMatchObject({ made: true, adopted: false });
  await ask(first.url, 'create table shops (name text)');
  await first.stop();
  expect(processesIn(folder.path)).toEqual([]);

  const second = await start(folder.path);
  expect(second).toMatchObject({ made: false, adopted: false, url: first.url });
  expect(await ask(second.url, 'select * from shops')).toEqual([]);
  await second.stop();
});

test('the database is for this machine, its password for its owner, and its text in Unicode', {
  tags: 'whole',
}, async () => {
  await using folder = temporaryFolder();
  const { url, stop } = await start(folder.path);
  const settings = `select current_setting('listen_addresses') as addresses, current_setting('server_encoding') as encoding,
    current_setting('max_connections')::int as connections, 'É' = upper('é') as unicode`;
  expect(await ask(url, settings)).toEqual([
    { addresses: '127.0.0.1', encoding: 'UTF8', connections: 200, unicode: true },
  ]);
  expect(statSync(join(folder.path, 'postgres/password')).mode & 0o777).toBe(0o600);
  await expect(ask(url.replace(/:[^:@]+@/, ':guess@'), 'select')).rejects.toThrow(
    'password authentication failed',
  );
  await stop();
});

test('a real market waits for its disk', { tags: 'whole' }, async () => {
  await using folder = temporaryFolder();
  const { url, stop } = await start(folder.path, { unsafe: false });
  expect(await ask(url, "select current_setting('fsync') as fsync")).toEqual([{ fsync: 'on' }]);
  await stop();
});

test('a Postgres left by a killed market is adopted, and stopped with the next', {
  tags: 'whole',
}, async () => {
  await using folder = temporaryFolder();
  await using killed = startProgram([
    join(import.meta.dirname, '../../testing/postgres.program.ts'),
    folder.path,
  ]);
  await killed.wrote('}\n');
  killed.child.kill('SIGKILL');
  await killed.exited;
  const before = postmasterOf(folder.path);

  const next = await start(folder.path);
  expect(next.adopted).toBe(true);
  expect(postmasterOf(folder.path)).toBe(before);
  await next.stop();
  expect(isRunning(before)).toBe(false);
  await noProcessIn(folder.path);
});

test('a start killed while it makes the database is made good by the next', { tags: 'whole' }, async () => {
  await using folder = temporaryFolder();
  await using killed = startProgram([
    join(import.meta.dirname, '../../testing/postgres.program.ts'),
    folder.path,
  ]);
  const draft = () => readdirSync(folder.path).find((name) => name.startsWith('postgres.new-'));
  while (!draft() || !existsSync(join(folder.path, draft()!, 'data/PG_VERSION'))) await pause(5);
  killed.child.kill('SIGKILL');
  await killed.exited;

  const next = await start(folder.path);
  expect(next.made).toBe(true);
  await next.stop();
  await noProcessIn(folder.path);
  await (await start(folder.path)).stop();
  expect(readdirSync(folder.path)).toEqual(['postgres']);
});

test('a foreign program on the remembered port keeps it, and the database takes another', {
  tags: 'whole',
}, async () => {
  await using folder = temporaryFolder();
  const first = await start(folder.path);
  await first.stop();
  const foreign = createServer().listen(first.port, '127.0.0.1');
  const second = await start(folder.path);
  expect(second.port).not.toBe(first.port);
  expect(foreign.listening).toBe(true);
  foreign.close();
  await second.stop();
});

test("another market's Postgres on the remembered port is left alone", { tags: 'whole' }, async () => {
  await using folder = temporaryFolder();
  await using other = temporaryFolder();
  const foreign = await start(other.path);
  await (await start(folder.path)).stop();
  writeFileSync(join(folder.path, 'postgres/port'), `${foreign.port}`);

  const own = await start(folder.path);
  expect(own.port).not.toBe(foreign.port);
  expect(await ask(foreign.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await own.stop();
  await foreign.stop();
});

test.each([
  ['no process', () => 999_999_9],
  ['a number out of range', () => -7],
])('a pid file left by a crash that names %s does not hinder a start', { tags: 'whole' }, async (_, pid) => {
  await using folder = temporaryFolder();
  const first = await start(folder.path);
  const text = readFileSync(pidFile(folder.path), 'utf8');
  await first.stop();
  writeFileSync(pidFile(folder.path), text.replace(/^\d+/, `${pid()}`));
  const second = await start(folder.path);
  expect(second.adopted).toBe(false);
  await second.stop();
});

test('a pid file whose number went to another program does not harm that program', {
  tags: 'whole',
}, async () => {
  await using folder = temporaryFolder();
  await using other = temporaryFolder();
  const foreign = await start(other.path);
  await using bystander = startProgram(['-e', 'setInterval(() => {}, 1e6)']);
  const first = await start(folder.path);
  const text = readFileSync(pidFile(folder.path), 'utf8');
  await first.stop();

  for (const pid of [bystander.child.pid!, postmasterOf(other.path)]) {
    writeFileSync(pidFile(folder.path), text.replace(/^\d+/, `${pid}`));
    const next = await start(folder.path);
    expect(next.adopted).toBe(false);
    await next.stop();
    expect(isRunning(pid)).toBe(true);
  }
  await foreign.stop();
});

test('a Postgres that is killed comes back by itself with all that was confirmed', async () => {
  await using folder = temporaryFolder();
  const { url, stop } = await start(folder.path, { unsafe: false });
  await ask(url, 'create table bids (amount int)');
  await ask(url, 'insert into bids values (7)');
  const before = postmasterOf(folder.path);
  const killedAt = performance.now();
  process.kill(before, 'SIGKILL');
  let back: object[] = [];
  while (back.length === 0) back = await ask<object>(url, 'select * from bids').catch(() => []);
  expect(performance.now() - killedAt).toBeLessThan(3_000 * crowding());
  expect(back).toEqual([{ amount: 7 }]);
  expect(postmasterOf(folder.path)).not.toBe(before);
  await stop();
  await noProcessIn(folder.path);
});

test('a stop with someone in the middle of a transaction still ends within 5 seconds', async () => {
  await using folder = temporaryFolder();
  const { url, stop } = await start(folder.path);
  const client = new pg.Client({ connectionString: url });
  const cutOff = new Promise((resolve) => client.on('error', resolve));
  await client.connect();
  await client.query('begin');
  const askedAt = performance.now();
  await stop();
  expect(performance.now() - askedAt).toBeLessThan(5_000);
  await cutOff;
  await noProcessIn(folder.path);
});

test('a stop wished for while the database is made leaves nothing behind', async () => {
  await using folder = temporaryFolder();
  const wish = new AbortController();
  const starting = start(folder.path, { signal: wish.signal });
  while (readdirSync(folder.path).length === 0) await pause(5);
  wish.abort();
  await expect(starting).rejects.toThrow('aborted');
  expect(readdirSync(folder.path)).toEqual([]);
  await noProcessIn(folder.path);
});

test('a command beside a running market finds its database, and finds none when there is none', {
  tags: 'whole',
}, async () => {
  await using folder = temporaryFolder();
  expect(await findPostgres(folder.path)).toBeUndefined();
  const { url, stop } = await start(folder.path);
  expect(await findPostgres(folder.path)).toBe(url);
  await stop();
  expect(await findPostgres(folder.path)).toBeUndefined();
});

describe('the market comes to its database', () => {
  /** Which ways those that are connected came by; those of a Unix socket have no address. */
  const ways = (url: string) =>
    ask(
      url,
      `select distinct coalesce(host(client_addr), 'socket') as way from pg_stat_activity
      where backend_type = 'client backend'`,
    );

  test('by a Unix socket that is for its owner alone, whatever the folder is called', {
    tags: 'whole',
  }, async () => {
    await using folder = temporaryFolder();
    const dataDir = join(folder.path, 'a "fair", ü');
    const { url, port, stop } = await start(dataDir);
    expect(await ways(url)).toEqual([{ way: 'socket' }]);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, `postgres/.s.PGSQL.${port}`)).mode & 0o777).toBe(0o700);
    expect(await ways(overTcp(url))).toEqual([{ way: '127.0.0.1' }]);
    await stop();
  });

  test('over TCP from a folder whose path is too long for a socket', { tags: 'whole' }, async () => {
    await using folder = temporaryFolder();
    const { url, stop } = await start(join(folder.path, 'long'.repeat(24)));
    expect(await ways(url)).toEqual([{ way: '127.0.0.1' }]);
    await stop();
  });

  test('over TCP where no socket can be made, also after Postgres was killed', {
    tags: 'whole',
  }, async () => {
    await using folder = temporaryFolder();
    await (await start(folder.path)).stop();
    const port = await freePort(undefined);
    writeFileSync(join(folder.path, 'postgres/port'), `${port}`);
    // Its place is taken, which hinders it like a file system that has no sockets.
    mkdirSync(join(folder.path, `postgres/.s.PGSQL.${port}`));
    const { url, stop } = await start(folder.path);
    expect(new URL(url).port).toBe(`${port}`);
    expect(await ways(url)).toEqual([{ way: '127.0.0.1' }]);
    process.kill(postmasterOf(folder.path), 'SIGKILL');
    let back: object[] = [];
    while (back.length === 0) back = await ways(url).catch(() => []);
    expect(back).toEqual([{ way: '127.0.0.1' }]);
    await stop();
  });

  test('by the socket again after Postgres was killed, and its number went to another program', {
    tags: 'whole',
  }, async () => {
    await using folder = temporaryFolder();
    await using bystander = startProgram(['-e', 'setInterval(() => {}, 1e6)']);
    const first = await start(folder.path);
    const lock = join(folder.path, `postgres/.s.PGSQL.${first.port}.lock`);
    const text = readFileSync(lock, 'utf8');
    await first.stop();
    writeFileSync(lock, text.replace(/^\d+/, `${bystander.child.pid}`));
    const { url, port, stop } = await start(folder.path);
    expect(port).toBe(first.port);
    expect(await ways(url)).toEqual([{ way: 'socket' }]);

    process.kill(postmasterOf(folder.path), 'SIGKILL');
    let back: object[] = [];
    while (back.length === 0) back = await ways(url).catch(() => []);
    expect(back).toEqual([{ way: 'socket' }]);
    expect(isRunning(bystander.child.pid!)).toBe(true);
    await stop();
  });
});

describe('what cannot work is said in one sentence', () => {
  test('a database of another Postgres', { tags: 'whole' }, async () => {
    await using folder = temporaryFolder();
    await (await start(folder.path)).stop();
    writeFileSync(join(folder.path, 'postgres/data/PG_VERSION'), '15\n');
    await expect(start(folder.path)).rejects.toThrow(
      /was made by Postgres 15, and this Souk brings Postgres 18/,
    );
  });

  test('a database that lost a part', { tags: 'whole' }, async () => {
    await using folder = temporaryFolder();
    await (await start(folder.path)).stop();
    rmSync(join(folder.path, 'postgres/password'));
    await expect(start(folder.path)).rejects.toThrow(/is damaged .*bring back a backup/);
  });

  test('a password that is not the database’s', { tags: 'whole' }, async () => {
    await using folder = temporaryFolder();
    await (await start(folder.path)).stop();
    writeFileSync(join(folder.path, 'postgres/password'), 'guess');
    await expect(start(folder.path)).rejects.toThrow(/password.* is not the database's/);
    await noProcessIn(folder.path);
  });

  test('a setting spoilt by hand', { tags: 'whole' }, async () => {
    await using folder = temporaryFolder();
    await (await start(folder.path)).stop();
    writeFileSync(join(folder.path, 'postgres/data/postgresql.auto.conf'), 'work_mem = plenty\n');
    await expect(start(folder.path)).rejects.toThrow(/Postgres does not start: a setting in .* was changed/);
  });

  test('a machine there are no programs for', () => {
    expect(() => findPostgresBinaries('sunos-sparc')).toThrow(
      'The built-in Postgres does not run on sunos-sparc: give Souk a PostgreSQL 15 or newer with DATABASE_URL.',
    );
  });

  test.runIf(isRoot)('a disk that is full, and nothing half-made stays on it', async ({ skip }) => {
    await using folder = temporaryFolder();
    const dataDir = join(folder.path, 'small');
    mkdirSync(dataDir);
    using disk = mountSmallDisk(dataDir, 'size=8m');
    if (!disk) skip('this machine does not let us mount');
    await expect(start(dataDir)).rejects.toThrow(/the disk of .* is full: free some space and start again/);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

describe.runIf(isRoot)('a market started as root', () => {
  test('runs its Postgres under a folder that only root may enter', async () => {
    await using folder = temporaryFolder();
    chmodSync(folder.path, 0o700);
    const { url, stop } = await start(join(folder.path, 'data'));
    expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await stop();
  });

  test('runs it as another user where namespaces are forbidden, and finds it again where they are not', {
    tags: 'whole',
  }, async () => {
    await using folder = temporaryFolder();
    chmodSync(folder.path, 0o755);
    const dataDir = join(folder.path, 'data');
    const first = await start(dataDir, { namespaces: false });
    const owner = statSync(join(dataDir, 'postgres')).uid;
    expect(owner).not.toBe(0);
    expect(statSync(`/proc/${postmasterOf(dataDir)}`).uid).toBe(owner);
    await first.stop();
    const second = await start(dataDir);
    expect(second.made).toBe(false);
    await second.stop();
  });

  test('hands a database of its own to another user where namespaces became forbidden', {
    tags: 'whole',
  }, async () => {
    await using folder = temporaryFolder();
    chmodSync(folder.path, 0o755);
    const dataDir = join(folder.path, 'data');
    await (await start(dataDir)).stop();
    const second = await start(dataDir, { namespaces: false });
    expect(second.made).toBe(false);
    await second.stop();
  });

  test('says what to do where neither can work', async () => {
    await using folder = temporaryFolder();
    chmodSync(folder.path, 0o700);
    const dataDir = join(folder.path, 'data');
    await expect(start(dataDir, { namespaces: false })).rejects.toThrow(
      /set SOUK_DATA to a folder others may enter/,
    );
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
