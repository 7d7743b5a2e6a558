import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestStore } from './testing/test-store.ts';

const { resolve } = createRequire(import.meta.url);

test('who copies the examples of the README has a server, and clients that are told what they wrote', {
  tags: 'whole',
  timeout: 150_000,
}, async () => {
  await using store = await openTestStore();
  await store.db.query('drop schema public cascade', []);
  await store.db.query('create schema public', []);
  const port = await freePort();
  await using folder = await copyExamples(port);

  await using server = run(folder.path, 'server.ts', { DATABASE_URL: store.url });
  await expect.poll(async () => server.said() || (await accepts(port)), { timeout: 60_000 }).toBe(true);
  await using client = run(folder.path, 'client.ts', {});
  await expect.poll(() => client.said(), { timeout: 60_000 }).toContain('Good evening');
  await using typed = run(folder.path, 'typed.ts', {});
  await expect.poll(() => typed.said(), { timeout: 60_000 }).toMatch(/Good evening.*Good morning.*live/s);
  expect(server.said()).toBe('');
});

async function copyExamples(port: number) {
  const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8');
  const path = await mkdtemp(join(tmpdir(), 'live-readme-'));
  for (const [, name, code] of readme.matchAll(/```ts\n\/\/ (server|client|typed)\.ts\n(.*?)```/gs))
    await writeFile(join(path, `${name}.ts`), onlyHere(code ?? '', port));
  await writeFile(join(path, 'package.json'), '{ "type": "module" }');
  const modules = join(path, 'node_modules');
  await mkdir(join(modules, '@souk'), { recursive: true });
  await symlink(join(import.meta.dirname, '..'), join(modules, '@souk/live'));
  for (const name of ['pg', 'ws'])
    await symlink(dirname(resolve(`${name}/package.json`)), join(modules, name));
  return {
    path,
    async [Symbol.asyncDispose]() {
      await rm(path, { recursive: true });
    },
  };
}

const onlyHere = (code: string, port: number): string =>
  code
    .replace('port: 8080', `port: ${port}, host: '127.0.0.1'`)
    .replace('localhost:8080', `127.0.0.1:${port}`);

function run(cwd: string, file: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [file], { cwd, env: { ...process.env, ...env } });
  const ended = once(child, 'close');
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  return {
    said: () => said,
    async [Symbol.asyncDispose]() {
      child.kill();
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const accepted = await Promise.race([
    once(socket, 'connect').then(() => true),
    once(socket, 'close').then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return accepted;
}
