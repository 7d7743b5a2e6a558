import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { startPostgres } from '../platform/postgres/start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's Postgres, in which `template` is a migrated, empty market. */
    postgres: { url: string; template: string };
  }
}

const template = 'souk_template';

/** One Postgres for the whole run, quick because nothing in it needs to outlive a power cut. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'souk-tests-'));
  const postgres = await startPostgres({ dataDir, log: { info() {}, warn() {} }, unsafe: true });
  const server = connectDatabase(postgres.url, { max: 1 });
  await sql.raw(`create database ${template}`).execute(server.db);
  await server.close();

  const market = connectDatabase(databaseAt(postgres.url, template), { max: 1 });
  await migrate(market.db);
  await market.close();

  project.provide('postgres', { url: postgres.url, template });
  return async () => {
    await postgres.stop({ urgent: true });
    rmSync(dataDir, { recursive: true, force: true });
  };
}

function databaseAt(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
