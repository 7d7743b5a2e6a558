import type { ShowId, UserId } from '@souk/shared/ids.ts';
import type { NewPoll } from '@souk/shared/live/polls/schema.ts';
import { sql } from 'kysely';
import { openPoll, vote } from '../../features/live/polls/index.ts';
import type { Db } from '../../platform/db/database.ts';
import { actingAs, type BotParts } from './acting-as.ts';
import { type AskingShow, asksNow, votesNow } from './polls.rules.ts';
import type { Stage } from './stage.repo.ts';
import { unlessRefused } from './unless-refused.ts';

interface AskingAct {
  afterMs: number;
  perform(): Promise<unknown>;
}

/** Hosts of watched shows ask their rooms something now and then, and the people of the demo world vote. */
export async function pollsNow(
  parts: BotParts,
  { stages, now }: { stages: readonly Stage[]; now: number },
  { hosted, crowd }: { hosted: (stage: Stage) => boolean; crowd: readonly UserId[] },
): Promise<AskingAct[]> {
  const watched = stages.filter((stage) => stage.watching > 0);
  if (watched.length === 0) return [];
  const shows = await findAskingShows(parts.db, watched);
  return watched.flatMap((stage): AskingAct[] => {
    const show = shows.get(stage.showId);
    if (!show) return [];
    const voted = votesNow(show, crowd, now);
    const { open } = show;
    if (voted && open) {
      const ctx = actingAs(parts, voted.voter);
      return [{ afterMs: 400, perform: () => unlessRefused(vote(ctx, open.id, voted.answer)) }];
    }
    const asked = hosted(stage) ? asksNow(show, now) : null;
    return asked ? [{ afterMs: 0, perform: () => unlessRefused(ask(parts, stage, asked)) }] : [];
  });
}

const ask = (parts: BotParts, { showId, shopId, hostId }: Stage, asked: NewPoll) =>
  parts.db
    .transaction()
    .execute((tx) => openPoll({ ...actingAs(parts, hostId, shopId), db: tx }, showId, asked));

async function findAskingShows(db: Db, stages: readonly Stage[]): Promise<Map<ShowId, AskingShow>> {
  const ids = stages.map(({ showId }) => showId);
  const { rows } = await sql<Omit<AskingShow, 'startsAt'>>`
    select h.id as "showId", count(p.id)::int as count,
      floor(extract(epoch from max(p.ends_at) filter (where p.state = 'over')) * 1000)::float8 as "lastEndedAt",
      (array_agg(json_build_object('id', p.id, 'endsAt', floor(extract(epoch from p.ends_at) * 1000),
        'answers', (select count(*) from poll_answers a where a.poll_id = p.id)))
        filter (where p.state = 'open'))[1] as open
    from shows h left join polls p on p.show_id = h.id
    where h.id = any(${sql.val(ids)}::uuid[]) group by h.id`.execute(db);
  const starts = new Map(stages.map(({ showId, startsAt }) => [showId, startsAt]));
  return new Map(rows.map((row) => [row.showId, { ...row, startsAt: starts.get(row.showId) ?? 0 }]));
}
