import { randomBytes } from 'node:crypto';
import type { ProductId, ShowId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { GiveawayId } from '@souk/shared/live/giveaways/schema.ts';
import { sql } from 'kysely';
import { addGiveaway, enterGiveaway, startGiveaway } from '../../features/live/giveaways/index.ts';
import type { Db } from '../../platform/db/database.ts';
import { actingAs, type BotParts } from './acting-as.ts';
import { entersNow, GIVEN_SECONDS, type GivingShow, givesNow } from './giveaways.rules.ts';
import type { Stage } from './stage.repo.ts';
import { unlessRefused } from './unless-refused.ts';

interface GivingAct {
  afterMs: number;
  perform(): Promise<unknown>;
}

/** Hosts of watched shows give something away now and then, and the people of the demo world enter. */
export async function giveawaysNow(
  parts: BotParts,
  { stages, now }: { stages: readonly Stage[]; now: number },
  { hosted, crowd }: { hosted: (stage: Stage) => boolean; crowd: readonly UserId[] },
): Promise<GivingAct[]> {
  const watched = stages.filter((stage) => stage.watching > 0);
  if (watched.length === 0) return [];
  const shows = await findGivingShows(parts.db, watched);
  return watched.flatMap((stage): GivingAct[] => {
    const show = shows.get(stage.showId);
    if (!show) return [];
    const entrant = entersNow(show, crowd, now);
    if (entrant && show.open) {
      const { id } = show.open;
      return [{ afterMs: 300, perform: () => unlessRefused(enterAs(parts, entrant, id)) }];
    }
    return hosted(stage) && givesNow(show, now)
      ? [{ afterMs: 0, perform: () => unlessRefused(giveAway(parts, stage)) }]
      : [];
  });
}

const enterAs = (parts: BotParts, who: UserId, id: GiveawayId) =>
  enterGiveaway(actingAs(parts, who), id, randomBytes(16).toString('hex'));

/** What was prepared and not opened, as a market died over it, is opened first. */
async function giveAway(parts: BotParts, { showId, shopId, hostId }: Stage): Promise<void> {
  const ctx = actingAs(parts, hostId, shopId);
  const waiting = await findWaiting(parts.db, showId);
  const item = waiting ? null : await findToGive(parts.db, shopId);
  if (!waiting && !item) return;
  const id =
    waiting ??
    (await parts.db.transaction().execute((tx) =>
      addGiveaway({ ...ctx, db: tx }, showId, {
        item: { kind: 'product', productId: item!.productId, variantId: item!.variantId },
        ...{ seconds: GIVEN_SECONDS, audience: 'everyone' },
      }),
    ));
  await startGiveaway(ctx, id);
}

async function findGivingShows(db: Db, stages: readonly Stage[]): Promise<Map<ShowId, GivingShow>> {
  const ids = stages.map(({ showId }) => showId);
  const { rows } = await sql<Omit<GivingShow, 'startsAt'>>`
    select h.id as "showId", count(g.id)::int as count,
      floor(extract(epoch from max(g.ends_at) filter (where g.state = 'drawn')) * 1000)::float8 as "lastEndedAt",
      (array_agg(json_build_object('id', g.id, 'endsAt', floor(extract(epoch from g.ends_at) * 1000)))
        filter (where g.state = 'open'))[1] as open
    from shows h left join giveaways g on g.show_id = h.id
    where h.id = any(${sql.val(ids)}::uuid[]) group by h.id`.execute(db);
  const starts = new Map(stages.map(({ showId, startsAt }) => [showId, startsAt]));
  return new Map(rows.map((row) => [row.showId, { ...row, startsAt: starts.get(row.showId) ?? 0 }]));
}

const findWaiting = async (db: Db, showId: ShowId): Promise<GiveawayId | undefined> =>
  (
    await db
      .selectFrom('giveaways')
      .select('id')
      .where('show_id', '=', showId)
      .where('state', '=', 'waiting')
      .orderBy('id')
      .executeTakeFirst()
  )?.id;

/** What the shop keeps for that, or else the least of what it has several of. */
async function findToGive(db: Db, shopId: Stage['shopId']) {
  const { rows } = await sql<{ productId: ProductId; variantId: VariantId }>`
    select p.id as "productId", v.id as "variantId" from products p join product_variants v on v.product_id = p.id
    where p.shop_id = ${shopId} and p.status = 'active' and p.listing_kind in ('giveaway', 'buy-now') and v.available > 2
    order by p.listing_kind = 'giveaway' desc, v.price_amount, v.id limit 1`.execute(db);
  return rows[0];
}
