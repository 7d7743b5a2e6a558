import type { ShowId } from '@souk/shared/ids.ts';
import type { ShownPicture } from '@souk/shared/live/video/schema.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** What a host showed from a moment on. */
export interface ShownThen {
  at: Date;
  shown: ShownPicture;
}

/** Only where it is another than before; of a show that is held. */
export async function putShownPicture(
  tx: Db,
  { showId, shown, at }: ShownThen & { showId: ShowId },
): Promise<void> {
  await sql`
    insert into shown_pictures (show_id, at, shown) select ${showId}, ${at}, ${shown}
    where ${shown} <> coalesce(
      (select shown from shown_pictures where show_id = ${showId} order by number desc limit 1), 'camera')`.execute(
    tx,
  );
}

/** More in one show nobody would see. */
const MOST = 2_000;

/** In their order. */
export const findShownPictures = (db: Db, showId: ShowId): Promise<ShownThen[]> =>
  db
    .selectFrom('shown_pictures')
    .select(['at', 'shown'])
    .where('show_id', '=', showId)
    .orderBy('number')
    .limit(MOST)
    .execute();

/** Whether a host’s picture was a shared screen at a moment. */
export const showedScreen = (
  showId: RawBuilder<unknown>,
  moment: RawBuilder<unknown>,
) => sql<boolean>`coalesce((
  select shown = 'screen' from shown_pictures where show_id = ${showId} and at <= ${moment}
  order by number desc limit 1), false)`;
