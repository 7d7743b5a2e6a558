import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { marketProgram } from '../../../bundled.ts';
import { findPostgres } from '../../../platform/postgres/start-postgres.ts';
import { noProcessIn, type Program, startProgram, temporaryFolder } from '../../../testing/probe.ts';

const server = join(import.meta.dirname, '../../..');
const env = (dataDir: string) => ({ SOUK_DATA: dataDir, SOUK_DEMO: '0', PORT: '0' });
const market = (dataDir: string) => startProgram([marketProgram()], env(dataDir));
const souk = (dataDir: string, ...words: string[]) =>
  startProgram([join(server, 'souk.ts'), ...words], env(dataDir));

async function readyAt(program: Program): Promise<{ address: string; token: string | undefined }> {
  const line = /Souk is ready at (\S+)\n/;
  await program.wrote(line);
  return {
    address: line.exec(program.output())![1]!,
    token: /\/first-admin\?token=([\w-]+)\n/.exec(program.output())?.[1],
  };
}

async function stop(program: Program): Promise<void> {
  program.child.kill('SIGINT');
  expect(await program.exited).toBe(0);
}

interface Answered {
  token: string;
  role?: string;
  error: { code: string };
}

const post = async (address: string, path: string, body: object, token?: string) => {
  const response = await fetch(address.replace('localhost', '127.0.0.1') + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Answered };
};

test('a fresh market prints a link, whoever opens it is its admin, and the next start prints none', {
  tags: 'whole',
}, async () => {
  await using folder = temporaryFolder();
  const dataDir = join(folder.path, 'data');
  await using none = souk(dataDir, 'user', 'grant', 'nour@example.com', 'admin');
  expect(await none.exited).toBe(1);
  expect(none.output()).toContain('There is no market in');

  await using first = market(dataDir);
  const { token: old } = await readyAt(first);
  expect(old).toBeDefined();
  await stop(first);

  await using second = market(dataDir);
  const { address, token } = await readyAt(second);
  expect(token).not.toBe(old);
  const signedUp = await post(address, '/api/auth/signup', {
    email: 'nour@example.com',
    password: 'a market of my own',
    name: 'Nour',
  });
  expect(signedUp.status).toBe(201);
  const session = signedUp.body.token;
  const become = (link: string) => post(address, '/api/auth/first-admin', { token: link }, session);

  await using early = souk(dataDir, 'user', 'grant', 'nour@example.com', 'support');
  expect(await early.exited).toBe(1);
  expect(early.output()).toContain('Nour has not confirmed nour@example.com yet');

  expect((await become(old!)).body.error.code).toBe('link_expired');
  expect((await become(token!)).body.role).toBe('admin');

  await using last = souk(dataDir, 'user', 'grant', 'nour@example.com', 'member');
  expect(await last.exited).toBe(1);
  expect(last.output()).toContain('is the only admin');
  await using king = souk(dataDir, 'user', 'grant', 'nour@example.com', 'king');
  expect(await king.exited).toBe(1);
  expect(king.output()).toContain('Allowed choices are member, support, admin');

  await stop(second);
  await noProcessIn(folder.path);
  await using third = market(dataDir);
  expect((await readyAt(third)).token).toBeUndefined();
});

test('a role given by command holds in the running market within five seconds', {
  tags: 'whole',
}, async () => {
  await using folder = temporaryFolder();
  const dataDir = join(folder.path, 'data');
  await using running = market(dataDir);
  const { address } = await readyAt(running);
  const { body } = await post(address, '/api/auth/signup', {
    email: 'nour@example.com',
    password: 'a market of my own',
    name: 'Nour',
  });
  await proveEverybody(dataDir);
  const admins = () =>
    fetch(`${address.replace('localhost', '127.0.0.1')}/api/admin/users`, {
      headers: { authorization: `Bearer ${body.token}` },
    });
  expect((await admins()).status).toBe(403);
  await using grant = souk(dataDir, 'user', 'grant', 'nour@example.com', 'admin');
  expect(await grant.exited).toBe(0);
  expect(grant.output()).toContain('Nour (nour@example.com) is admin now.');
  const grantedAt = performance.now();
  let status = 403;
  while (status === 403 && performance.now() - grantedAt < 5_000) status = (await admins()).status;
  expect(status).toBe(200);
});

/** Stands for the code that arrives by mail. */
async function proveEverybody(dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: await findPostgres(dataDir) });
  await client.connect();
  await client.query('update users set email_verified_at = now()');
  await client.end();
}
