import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
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
  url.hostname = '127.0.0.1';
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

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** A database as another operator has it, and a user who is not its owner. */
async function otherDatabase(make: string) {
  const client = await connected(postgres.url);
  onTestFinished(async () => {
    await client.query('drop database if exists bazaar');
    await client.query('drop role if exists trader');
    await client.end();
  });
  await client.query("create role trader login password 'carpets'");
  await client.query(make);
  return {
    client,
    url: changed((one) => {
      one.username = 'trader';
      one.password = 'carpets';
      one.pathname = '/bazaar';
    }),
  };
}

test('a user who may not make tables is said, and the advice that is given helps', async () => {
  const { client, url } = await otherDatabase('create database bazaar');
  const advice = 'alter database bazaar owner to trader';
  await expect(checkOwnDatabase(url)).rejects.toThrow(
    `User trader may not make tables in the database bazaar: let it own that with "${advice}".`,
  );
  // A market that runs there already is not shut out.
  const toBazaar = changed((one) => {
    one.pathname = '/bazaar';
  });
  const bazaar = await connected(toBazaar);
  await bazaar.query('create table migrations ()');
  await checkOwnDatabase(url);
  await bazaar.query('drop table migrations');
  await bazaar.end();
  await client.query(advice);
  await checkOwnDatabase(url);
});

test('a database that cannot keep every letter is said', async () => {
  const { url } = await otherDatabase(
    "create database bazaar owner trader encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0",
  );
  await expect(checkOwnDatabase(url)).rejects.toThrow(
    `The database bazaar keeps text as SQL_ASCII, and Souk needs UTF8: make it anew with "create database bazaar encoding 'UTF8' template template0".`,
  );
});
