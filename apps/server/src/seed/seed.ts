import { type Kysely, sql } from 'kysely';
import { addUpWords } from '../features/market/catalog/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/database.ts';
import { insertAll } from '../platform/db/insert-all.ts';
import type { Tables } from '../platform/db/schema.ts';
import { hashPassword } from '../platform/session/password.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { anchorAt } from './anchor.ts';
import { noteMessagePictures, putMessagePictures } from './conversations.ts';
import { demoPassword, demoVersion, demoWorldIn } from './demo-world.ts';
import { putSamplePapers } from './seller-checks.ts';
import { moveDemoAlong } from './timeline.ts';
import { type WorldRows, worldAt } from './world.ts';

export interface SeedOptions {
  db: Kysely<Tables>;
  clock: Clock;
  log?: { info(facts: object, message: string): void };
  /** Where its few files go; without it there are none. */
  config?: Pick<Config, 'dataDir' | 's3'>;
}

/** Fills an empty market with the demo world, all or nothing; brings one that is there up to the present. */
export async function seedDemo({ db, clock, log, config }: SeedOptions): Promise<void> {
  const now = clock.now();
  if (await demoWorldIn(db)) return moveDemoAlong(db, now);
  const began = performance.now();
  const rows = worldAt(anchorAt(now), await hashPassword(demoPassword));
  const storage = config && openStorage(config);
  if (storage) await putSamplePapers(storage);
  const drawn = storage ? await putMessagePictures(storage) : [];
  await db.transaction().execute(async (tx) => {
    // Two processes may start at once: the second waits here, and then finds the world made.
    const made = await tx
      .insertInto('demo_world')
      .values({ version: demoVersion, anchor: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows !== 1n) return;
    await insertWorld(tx, rows);
    await noteMessagePictures(tx, drawn);
  });
  await addUpWords(db);
  await sql`analyze`.execute(db);
  log?.info({ milliseconds: Math.round(performance.now() - began) }, 'the demo world was made');
}

async function insertWorld(tx: Db, rows: WorldRows): Promise<void> {
  for (const table of Object.keys(rows) as Array<keyof WorldRows>) {
    await insertAll(tx, table, rows[table] as never[]);
  }
  // People own their portraits and portraits belong to people, so one of the two has to come later.
  await sql`
    update users set picture_id = images.id from images
    where images.owner_id = users.id and images.recipe ->> 'type' = 'portrait'`.execute(tx);
}
