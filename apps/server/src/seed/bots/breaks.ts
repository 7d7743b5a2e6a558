import type { LotId, ShowId } from '@souk/shared/ids.ts';
import type { BreakId } from '@souk/shared/live/breaks/schema.ts';
import { sql } from 'kysely';
import { addBreak } from '../../features/live/breaks/index.ts';
import { inOrder } from '../../features/live/hosting/run-list.service.ts';
import { tellOfStage } from '../../features/live/shows/index.ts';
import type { Db } from '../../platform/db/database.ts';
import { Failure } from '../../platform/errors/failure.ts';
import { actingAs, type BotParts } from './acting-as.ts';
import { type BreakingShow, breaksNow, type Piece, setOf } from './breaks.rules.ts';
import type { Stage } from './stage.repo.ts';

interface BreakAct {
  afterMs: number;
  perform(): Promise<unknown>;
}

/** Hosts of watched shows sell a surprise set now and then; its spots are bid on, paid and drawn as anyone's. */
export async function surprisesNow(
  parts: BotParts,
  { stages, now }: { stages: readonly Stage[]; now: number },
  hosted: (stage: Stage) => boolean,
): Promise<BreakAct[]> {
  // Where nobody can pay, nothing would ever be drawn.
  if (parts.payments.kind === 'none') return [];
  const watched = stages.filter((stage) => stage.watching > 0 && hosted(stage));
  if (watched.length === 0) return [];
  const shows = await findBreakingShows(parts.db, watched);
  return watched
    .filter(({ showId }) => {
      const show = shows.get(showId);
      return show !== undefined && breaksNow(show, now);
    })
    .map((stage) => ({ afterMs: 0, perform: () => putUpSurprise(parts, stage) }));
}

/** It is put on the list in one piece, and before what waits there. */
export async function putUpSurprise(
  parts: BotParts,
  { showId, shopId, hostId }: Pick<Stage, 'showId' | 'shopId' | 'hostId'>,
): Promise<void> {
  const set = setOf(await findGoods(parts.db, shopId));
  if (!set) return;
  const ctx = actingAs(parts, hostId, shopId);
  try {
    await parts.db.transaction().execute(async (tx) => {
      const breakId = await addBreak({ ...ctx, db: tx }, showId, {
        ...{ kind: 'surprise', title: 'Surprise set', image: null, contents: set.contents },
        ...{ terms: { start: set.start }, fixed: null },
      });
      await inOrder(tx, showId, await findSpots(tx, breakId));
      await showDearest(tx, shopId, breakId);
      await tellOfStage(tx, showId);
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}

/** Its spots wear the picture of what is worth most; a person takes a photo. */
const showDearest = (tx: Db, shopId: Stage['shopId'], breakId: BreakId) =>
  sql`
    insert into product_images (product_id, image_id, position)
    select s.product_id, dear.image_id, 0
    from break_spots s cross join (
      select i.image_id from products p join product_images i on i.product_id = p.id and i.position = 0
      where p.shop_id = ${shopId} and p.status = 'active' and p.listing_kind = 'buy-now'
      order by p.price_amount desc, p.title limit 1
    ) dear
    where s.break_id = ${breakId}`.execute(tx);

async function findSpots(tx: Db, breakId: BreakId): Promise<LotId[]> {
  const spots = await tx
    .selectFrom('break_spots as s')
    .innerJoin('lots as l', 'l.product_id', 's.product_id')
    .select('l.id')
    .where('s.break_id', '=', breakId)
    .orderBy('s.spot')
    .execute();
  return spots.map(({ id }) => id);
}

async function findBreakingShows(db: Db, stages: readonly Stage[]): Promise<Map<ShowId, BreakingShow>> {
  const ids = stages.map(({ showId }) => showId);
  const { rows } = await sql<Omit<BreakingShow, 'startsAt'>>`
    select h.id as "showId", count(b.id)::int as count, coalesce(bool_or(b.state = 'open'), false) as "hasOpen"
    from shows h left join breaks b on b.show_id = h.id
    where h.id = any(${sql.val(ids)}::uuid[]) group by h.id`.execute(db);
  const starts = new Map(stages.map(({ showId, startsAt }) => [showId, startsAt]));
  return new Map(rows.map((row) => [row.showId, { ...row, startsAt: starts.get(row.showId) ?? 0 }]));
}

/** One that is dear, one of the middle and one that costs little, of what the shop sells. */
async function findGoods(db: Db, shopId: Stage['shopId']): Promise<Piece[]> {
  const { rows } = await sql<Piece>`
    select title, json_build_object('amount', max(price_amount), 'currency', currency) as price from products
    where shop_id = ${shopId} and status = 'active' and listing_kind = 'buy-now'
    group by title, currency order by max(price_amount), title`.execute(db);
  const third = Math.floor(rows.length / 3);
  return [rows[0], rows[third], rows[2 * third]].flatMap((one) => one ?? []);
}
