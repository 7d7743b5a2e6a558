import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../testing/probe.ts';
import { freePort } from './free-port.ts';
import { checkOwnDatabase } from './own-database.ts';
import { type RunningPostgres, startPostgres } from './start-postgres.ts';

const folder = temporaryFolder();
const log = { info: () => undefined, warn: () => undefined };
let postgres: RunningPostgres;

beforeAll(async () => {
  postgres = await startPostgres({ dataDir: folder.path, log, unsafe: true });
});
afterAll(async () => {
  await postgres.stop();
  await folder[Symbol.asyncDispose]();
});

const changed = (change: (url: URL) => void) => {
  const url = new URL(postgres.url);
  change(url);
  return url.href;
};

test('an operator whose DATABASE_URL is right hears nothing', async () => {
  await checkOwnDatabase(postgres.url);
});

test('a wrong password is said without repeating it', async () => {
  const url = changed((one) => {
    one.password = 'guess-me';
  });
  const sentence = `DATABASE_URL has a wrong user or password (user souk at 127.0.0.1:${postgres.port}): correct them.`;
  await expect(checkOwnDatabase(url)).rejects.toThrow(expect.objectContaining({ message: sentence }));
});

test('an unknown database is said', async () => {
  const url = changed((one) => {
    one.pathname = '/bazaar';
  });
  await expect(checkOwnDatabase(url)).rejects.toThrow(
    `DATABASE_URL names the database bazaar, which 127.0.0.1:${postgres.port} does not have: create it first.`,
  );
});

test('a server where nothing answers is said', async () => {
  const port = await freePort(undefined);
  await expect(checkOwnDatabase(`postgres://souk:pw@127.0.0.1:${port}/souk`)).rejects.toThrow(
    `DATABASE_URL leads to 127.0.0.1:${port}, where no database answers: start it, or check host and port.`,
  );
});

test('a server name nobody knows is said', async () => {
  await expect(checkOwnDatabase('postgres://souk:pw@database.invalid/souk')).rejects.toThrow(
    /DATABASE_URL names the server database\.invalid, which is not known/,
  );
});
