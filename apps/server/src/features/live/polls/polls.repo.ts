import type { ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { PollId } from '@souk/shared/live/polls/schema.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { insertAll } from '../../../platform/db/insert-all.ts';

export interface Poll {
  id: PollId;
  showId: ShowId;
  shopId: ShopId;
  ownerId: UserId;
  hostId: UserId;
  question: string;
  seconds: number;
  state: 'open' | 'over';
  endsAt: Date;
  answers: Array<{ text: string; votes: number }>;
  /** Of the database, which decides what was in time. */
  now: Date;
}

export async function findPoll(db: Db, id: PollId): Promise<Poll | undefined> {
  const { rows } = await sql<Poll>`
    select p.id, p.show_id as "showId", h.shop_id as "shopId", s.owner_id as "ownerId", h.host_id as "hostId",
      p.question, p.seconds, p.state, p.ends_at as "endsAt", date_trunc('milliseconds', clock_timestamp()) as now,
      (select json_agg(json_build_object('text', a.text, 'votes', a.votes) order by a.number)
        from poll_answers a where a.poll_id = p.id) as answers
    from polls p join shows h on h.id = p.show_id join shops s on s.id = h.shop_id
    where p.id = ${id}`.execute(db);
  return rows[0];
}

/** Votes come in side by side; none comes in while its poll is being closed, or after. */
export async function lockToVote(tx: Db, id: PollId): Promise<Poll | undefined> {
  await sql`select from polls where id = ${id} for share`.execute(tx);
  return findPoll(tx, id);
}

export async function lockPoll(tx: Db, id: PollId): Promise<Poll | undefined> {
  await sql`select from polls where id = ${id} for no key update`.execute(tx);
  return findPoll(tx, id);
}

export async function insertPoll(
  tx: Db,
  poll: { id: PollId; showId: ShowId; question: string; answers: readonly string[]; seconds: number },
): Promise<void> {
  const { id, showId, question, answers, seconds } = poll;
  await sql`
    insert into polls (id, show_id, question, seconds, opened_at, ends_at, created_at)
    select ${id}, ${showId}, ${question}, ${seconds}, at, at + ${seconds} * interval '1 second', at
    from date_trunc('milliseconds', clock_timestamp()) as at`.execute(tx);
  await insertAll(
    tx,
    'poll_answers',
    answers.map((text, index) => ({ poll_id: id, number: index + 1, text })),
  );
}

export async function countPolls(tx: Db, showId: ShowId): Promise<{ all: number; open: number }> {
  return await tx
    .selectFrom('polls')
    .select(sql<number>`count(*)::int`.as('all'))
    .select(sql<number>`(count(*) filter (where state = 'open'))::int`.as('open'))
    .where('show_id', '=', showId)
    .executeTakeFirstOrThrow();
}

/** One of each person: the last one counts. */
export async function putVote(
  tx: Db,
  { pollId, userId, answer, at }: { pollId: PollId; userId: UserId; answer: number; at: Date },
): Promise<void> {
  await tx
    .insertInto('poll_votes')
    .values({ poll_id: pollId, user_id: userId, answer, at })
    .onConflict((conflict) => conflict.columns(['poll_id', 'user_id']).doUpdateSet({ answer, at }))
    .execute();
}

export const findVote = (db: Db, pollId: PollId, userId: UserId) =>
  db
    .selectFrom('poll_votes')
    .select('answer')
    .where('poll_id', '=', pollId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Whom the seller blocked, or sent out of the room, for good, for this show or for a while. */
export async function isExcluded(
  db: Db,
  { showId, shopId, ownerId, hostId, now }: Poll,
  userId: UserId,
): Promise<boolean> {
  const { rows } = await sql`
    select from user_blocks where blocked_id = ${userId} and blocker_id in (${ownerId}, ${hostId})
    union all
    select from room_bans where shop_id = ${shopId} and user_id = ${userId}
      and (show_id = ${showId} or show_id is null and (until is null or until > ${now}))`.execute(db);
  return rows.length > 0;
}

/** Counts the votes, and says whether that changed anything of what was told. */
export async function recount(tx: Db, id: PollId): Promise<boolean> {
  const { rows } = await sql`
    update poll_answers a set votes = counted.votes
    from (select b.number, count(v.id)::int as votes from poll_answers b
      left join poll_votes v on v.poll_id = b.poll_id and v.answer = b.number
      where b.poll_id = ${id} group by b.number) as counted
    where a.poll_id = ${id} and a.number = counted.number and a.votes <> counted.votes
    returning a.number`.execute(tx);
  return rows.length > 0;
}

export async function closePoll(tx: Db, id: PollId): Promise<void> {
  await sql`
    update polls set state = 'over',
      ends_at = greatest(opened_at, least(ends_at, date_trunc('milliseconds', clock_timestamp())))
    where id = ${id}`.execute(tx);
}

export const findOpenPolls = async (db: Db): Promise<PollId[]> =>
  (await db.selectFrom('polls').select('id').where('state', '=', 'open').orderBy('ends_at').execute()).map(
    ({ id }) => id,
  );
