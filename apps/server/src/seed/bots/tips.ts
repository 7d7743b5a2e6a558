import type { CardId, ShowId, UserId } from '@souk/shared/ids.ts';
import { tipAmounts } from '@souk/shared/money/tips/amounts.ts';
import { sql } from 'kysely';
import { giveTip } from '../../features/live/tips/index.ts';
import { openCards } from '../../features/money/index.ts';
import type { Db } from '../../platform/db/database.ts';
import { actingAs, type BotParts } from './acting-as.ts';
import { performAs } from './perform-as.ts';
import type { Stage } from './stage.repo.ts';
import { type TippedShow, tipsNow } from './tips.rules.ts';

interface TippingAct {
  afterMs: number;
  perform(): Promise<unknown>;
}

/** The people of the demo world tip the hosts of watched shows now and then, each by their card. */
export async function tipsGivenNow(
  parts: BotParts,
  { stages, now }: { stages: readonly Stage[]; now: number },
  crowd: readonly UserId[],
): Promise<TippingAct[]> {
  const watched = stages.filter((stage) => stage.watching > 0);
  if (parts.payments.kind === 'none' || watched.length === 0) return [];
  const shows = await findTippedShows(parts.db, watched);
  return watched.flatMap((stage): TippingAct[] => {
    const show = shows.get(stage.showId);
    const tip = show && tipsNow(show, crowd, now);
    return show && tip ? [{ afterMs: 500, perform: () => tipAs(parts, show, tip) }] : [];
  });
}

async function tipAs(
  parts: BotParts,
  { showId, currency }: TippedShow,
  { from, place }: { from: UserId; place: number },
): Promise<void> {
  const cardId = await findCardOf(parts.db, from);
  const amount = tipAmounts(currency).usual[place];
  if (!cardId || !amount) return;
  const payments = openCards({ clock: parts.clock, payments: parts.payments });
  await performAs(parts, actingAs(parts, from), giveTip(payments), { showId, amount, cardId });
}

export async function findCardOf(db: Db, userId: UserId): Promise<CardId | undefined> {
  const { rows } = await sql<{ id: CardId }>`
    select id from cards where user_id = ${userId} order by created_at, id limit 1`.execute(db);
  return rows[0]?.id;
}

async function findTippedShows(db: Db, stages: readonly Stage[]): Promise<Map<ShowId, TippedShow>> {
  const ids = stages.map(({ showId }) => showId);
  const { rows } = await sql<Omit<TippedShow, 'startsAt'>>`
    select h.id as "showId", s.currency, count(t.id)::int as count,
      floor(extract(epoch from max(t.created_at)) * 1000)::float8 as "lastAt"
    from shows h join shops s on s.id = h.shop_id left join tips t on t.show_id = h.id
    where h.id = any(${sql.val(ids)}::uuid[]) group by h.id, s.currency`.execute(db);
  const starts = new Map(stages.map(({ showId, startsAt }) => [showId, startsAt]));
  return new Map(rows.map((row) => [row.showId, { ...row, startsAt: starts.get(row.showId) ?? 0 }]));
}
