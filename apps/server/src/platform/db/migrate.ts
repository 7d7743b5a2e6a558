import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, type MigrationProvider, Migrator } from 'kysely/migration';
import type { Db } from './database.ts';
import type { Tables } from './schema.ts';

const folder = new URL('../../../migrations/', import.meta.url);

/**
 * Brings the database to this code's schema, under Kysely's advisory lock.
 * A database that knows migrations this code does not is newer, and is left alone.
 */
export async function migrate(db: Kysely<Tables>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: sqlFiles, migrationTableName: 'migrations' });
  // A market that was killed comes here at each start, and has nothing to do.
  if ((await missingMigrations(db)).length === 0) return [];
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? []).filter((r) => r.status === 'Success').map((r) => r.migrationName);
}

/** The names of the migrations the database has not had yet. One that is newer than this code is refused. */
export async function missingMigrations(db: Db): Promise<string[]> {
  const [known, applied] = [await knownMigrations(), await appliedMigrations(db)];
  const newer = applied.filter((name) => !known.includes(name));
  if (newer.length > 0) throw new NewerSchemaError(newer);
  return known.filter((name) => !applied.includes(name));
}

export class NewerSchemaError extends Error {
  constructor(names: string[]) {
    super(
      `The database was last used by a newer Souk (it has ${names.join(', ')}). Start that version, or restore a backup made with this one.`,
    );
  }
}

/** The names of the migrations this code has. Whether it is ready is asked for often: their texts are not read. */
export async function knownMigrations(): Promise<string[]> {
  return (await fileNames()).map(nameOf);
}

/** The names of the migrations the database has had. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{
    there: boolean;
  }>`select to_regclass('migrations') is not null as there`.execute(db);
  if (!rows[0]?.there) return [];
  const applied = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
  return applied.rows.map((row) => row.name);
}

const sqlFiles: MigrationProvider = {
  async getMigrations() {
    const migrations: Record<string, Migration> = {};
    for (const name of await fileNames()) {
      const text = await readFile(new URL(name, folder), 'utf8');
      migrations[nameOf(name)] = { up: async (db) => void (await sql.raw(text).execute(db)) };
    }
    return migrations;
  },
};

const fileNames = async (): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

const nameOf = (file: string): string => file.replace(/\.sql$/, '');
