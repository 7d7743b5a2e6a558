import { randomUUID } from 'node:crypto';
import type { ShowId, UserId } from '@souk/shared/ids.ts';
import type { SecondLayout, SecondSource } from '@souk/shared/live/video/second-picture.ts';
import type { ArrangeInput } from '@souk/shared/live/video/second-schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface SecondPicture {
  showId: ShowId;
  source: SecondSource;
  holder: string | null;
  userId: UserId | null;
  name: string | null;
  line: string;
  state: 'none' | 'on-air';
  publishing: number;
  publisher: string;
  layout: SecondLayout;
  isHidden: boolean;
  isMuted: boolean;
}

/** Whose picture it is to be. */
export interface SecondHolder {
  source: SecondSource;
  /** By which the engine knows them. */
  who: string;
  userId: UserId | null;
}

const found = sql`
  select x.show_id as "showId", x.source, x.holder, x.user_id as "userId", u.name, x.line, x.state, x.publishing, x.publisher, x.layout,
    x.is_hidden as "isHidden", x.is_muted as "isMuted"
  from second_pictures x left join users u on u.id = x.user_id`;

export async function findSecond(db: Db, showId: ShowId): Promise<SecondPicture | undefined> {
  const { rows } = await sql<SecondPicture>`${found} where x.show_id = ${showId}`.execute(db);
  return rows[0];
}

export async function findSecondsOnAir(db: Db): Promise<SecondPicture[]> {
  const { rows } = await sql<SecondPicture>`${found} where x.state = 'on-air' order by x.show_id`.execute(db);
  return rows;
}

/** A camera that comes in another's place is seen and heard, beside the host; a telephone in a corner, and not heard. */
export async function putHolder(
  tx: Db,
  showId: ShowId,
  { source, who, userId }: SecondHolder,
): Promise<void> {
  const own = { source, holder: who, user_id: userId, line: randomUUID() };
  const look = {
    layout: source === 'phone' ? ('inset' as const) : ('beside' as const),
    is_hidden: false,
    is_muted: source === 'phone',
  };
  await tx
    .insertInto('second_pictures')
    .values({ show_id: showId, ...own, ...look, state: 'none', publishing: 0, publisher: '' })
    .onConflict((conflict) =>
      conflict
        .column('show_id')
        .doUpdateSet({ ...own, ...look })
        .where('second_pictures.holder', 'is distinct from', who),
    )
    .execute();
}

/** False when by then it is another sender's, or nobody's. */
export async function putSecondLine(
  tx: Db,
  showId: ShowId,
  { line, who, publisher }: { line: string; who: string; publisher: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_pictures')
    .set((eb) => ({ state: 'on-air', publisher, publishing: eb('publishing', '+', 1) }))
    .where('show_id', '=', showId)
    .where('line', '=', line)
    .where('holder', '=', who)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function putSecondGone(tx: Db, showId: ShowId, line: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_pictures')
    .set({ state: 'none' })
    .where('show_id', '=', showId)
    .where('line', '=', line)
    .where('state', '=', 'on-air')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Nobody's line is taken from here on. */
export async function putNoHolder(tx: Db, showId: ShowId): Promise<void> {
  await tx
    .updateTable('second_pictures')
    .set({ holder: null, user_id: null, state: 'none' })
    .where('show_id', '=', showId)
    .execute();
}

export async function putLook(tx: Db, showId: ShowId, look: ArrangeInput): Promise<void> {
  const { layout, isHidden, isMuted } = look;
  await tx
    .updateTable('second_pictures')
    .set({
      ...(layout === undefined ? {} : { layout }),
      ...(isHidden === undefined ? {} : { is_hidden: isHidden }),
      ...(isMuted === undefined ? {} : { is_muted: isMuted }),
    })
    .where('show_id', '=', showId)
    .execute();
}

export async function takeTurnToWithhold(tx: Db, showId: ShowId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`second picture ${showId}`}, 0))`.execute(tx);
}
