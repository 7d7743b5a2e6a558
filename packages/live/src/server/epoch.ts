import type { LiveDatabase } from './database.ts';

/** Which history the database has: another one after it was restored, wherever it was restored to. */
export class Epoch {
  private readonly db: LiveDatabase;
  private readonly changed: () => void;
  private known: string | undefined;
  /** Whether the database answered when it was last asked. */
  private isSure = false;

  constructor(db: LiveDatabase, changed: () => void) {
    this.db = db;
    this.changed = changed;
  }

  /** As it was at the last look; fails while the database is away. */
  async current(): Promise<string> {
    return this.known !== undefined && this.isSure ? this.known : await this.look();
  }

  /** To be asked every second or so, and after each outage. */
  async look(): Promise<string> {
    try {
      const before = this.known;
      this.known = await readEpoch(this.db);
      this.isSure = true;
      if (before !== undefined && before !== this.known) this.changed();
      return this.known;
    } catch (error) {
      this.isSure = false;
      throw error;
    }
  }
}

/** A name of the database that no other has, the same for every process on it. */
export async function readDatabaseName(db: Pick<LiveDatabase, 'query'>): Promise<string> {
  const [row] = await db.query<{ name: string }>(
    `select concat_ws('-', system_identifier, (select oid from pg_database where datname = current_database())) as name
      from pg_control_system()`,
  );
  return row?.name ?? '';
}

/**
 * Nothing of it is part of a dump: the cluster, its timeline (another one after a restore to a point in time, and after
 * a standby took over), the database, and the file of the table, which is a new one when a dump is put in its place.
 */
async function readEpoch(db: LiveDatabase): Promise<string> {
  const [row] = await db.query<{ epoch: string }>(
    `select md5(concat_ws(' ', system_identifier, substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8),
        (select oid from pg_database where datname = current_database()),
        pg_relation_filenode('live_collections'))) as epoch
      from pg_control_system()`,
    [],
    'live epoch',
  );
  return row?.epoch ?? '';
}
