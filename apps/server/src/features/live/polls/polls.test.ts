import { randomUUID } from 'node:crypto';
import type { UserId } from '@souk/shared/ids.ts';
import { pollLimits } from '@souk/shared/live/polls/limits.ts';
import type { PollId } from '@souk/shared/live/polls/schema.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { marketInvariants } from '../../../market-invariants.ts';
import { personalParts } from '../../../personal-parts.ts';
import { checkInvariants } from '../../../platform/invariants.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { buildRoom, speaker } from '../../../testing/room-chat.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { lookAfterPolls } from './closing.service.ts';

const asked = { question: 'Which glaze next?', answers: ['Tenmoku', 'Celadon', 'Shino'], seconds: 30 };

/** A live room, and its host who asks. */
async function openPolls() {
  const app = await buildTestApp();
  const room = await buildRoom(app);
  const ask = (input: object = asked, who: { id: UserId } = room.host) =>
    app.as(who).post(`/api/shows/${room.show.id}/polls`, input, { 'idempotency-key': randomUUID() });
  return {
    ...{ app, ...room, ask },
    async open(): Promise<PollId> {
      const { status, body } = await ask();
      if (status !== 201) throw new Error(`could not be asked: ${JSON.stringify(body)}`);
      return body.pollId;
    },
    vote: (id: PollId, who: { id: UserId }, answer: number) =>
      app.as(who).put(`/api/polls/${id}/vote`, { answer }),
    people: (count: number) =>
      Promise.all(Array.from({ length: count }, (_, n) => buildUser(app.db, { name: `Guest ${n}` }))),
    /** Its time is over. */
    pass: (id: PollId) =>
      sql`update polls set opened_at = opened_at - interval '1 hour', ends_at = ends_at - interval '1 hour'
        where id = ${id}`.execute(app.db),
    answers: async (id: PollId) =>
      (
        await app.db
          .selectFrom('poll_answers')
          .select('votes')
          .where('poll_id', '=', id)
          .orderBy('number')
          .execute()
      ).map(({ votes }) => votes),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

test('a host asks, people vote and change their minds, and the room sees it counted and decided', async () => {
  await using market = await openPolls();
  const { app, host, show } = market;
  using watcher = await speaker(app, null);
  const id = await market.open();
  const [told] = (await watcher.read(`rooms/${show.id}/polls`)) as Array<{ id: string; data: object }>;
  expect(told).toMatchObject({ id, data: { state: 'open', question: 'Which glaze next?' } });
  const [nour, ben, edda] = await market.people(3);
  if (!nour || !ben || !edda) throw new Error('nobody came');
  expect((await market.vote(id, nour, 1)).body).toEqual({ answer: 1 });
  await market.vote(id, ben, 1);
  await market.vote(id, edda, 3);
  expect((await market.vote(id, nour, 2)).body).toEqual({ answer: 2 });
  expect((await app.as(nour).get(`/api/polls/${id}/vote`)).body).toEqual({ answer: 2 });
  await lookAfterPolls(app);
  const votesOf = (data: unknown) =>
    (data as { answers: Array<{ votes: number }> }).answers.map((one) => one.votes);
  await watcher.until((docs) => docs.some(({ data }) => data && votesOf(data).join() === '1,1,1'));
  // Who is not asked ends nothing.
  expect((await app.as(nour).post(`/api/polls/${id}/end`)).status).toBe(403);
  expect((await app.as(host).post(`/api/polls/${id}/end`)).status).toBe(204);
  await watcher.until((docs) => docs.some(({ data }) => data?.state === 'over'));
  expect((await market.vote(id, ben, 2)).body.error.code).toBe('poll_over');
  expect((await app.as(host).post(`/api/polls/${id}/end`)).body.error.code).toBe('poll_over');
  expect(await market.answers(id)).toEqual([1, 1, 1]);
});

test('who is muted, blocked, sent out for a while, or asks cannot vote; after the time-out they can', async () => {
  await using market = await openPolls();
  const { app, host, shop, show } = market;
  const id = await market.open();
  const [muted, blocked, banned, gone] = await market.people(4);
  if (!muted || !blocked || !banned || !gone) throw new Error('nobody came');
  await app.db.updateTable('users').set({ muted: true }).where('id', '=', muted.id).execute();
  await sql`insert into user_blocks (blocker_id, blocked_id) values (${host.id}, ${blocked.id})`.execute(
    app.db,
  );
  await sql`insert into room_bans (shop_id, user_id, show_id, by_id)
    values (${shop.id}, ${banned.id}, ${show.id}, ${host.id})`.execute(app.db);
  await sql`insert into room_bans (shop_id, user_id, until, by_id)
    values (${shop.id}, ${gone.id}, now() + interval '1 minute', ${host.id})`.execute(app.db);
  const codeOf = async (who: { id: UserId }) => (await market.vote(id, who, 1)).body.error?.code;
  expect(await Promise.all([muted, blocked, banned, gone, host].map(codeOf))).toEqual([
    ...['muted', 'may_not_vote', 'may_not_vote', 'may_not_vote', 'own_poll'],
  ]);
  await sql`update room_bans set until = now() - interval '1 second' where user_id = ${gone.id}`.execute(
    app.db,
  );
  expect(await codeOf(gone)).toBeUndefined();
  expect((await app.put(`/api/polls/${id}/vote`, { answer: 1 })).status).toBe(401);
  expect((await market.vote(id, gone, 4)).status).toBe(400);
});

test('only who leads the show asks, while it is live, one thing at a time, and with answers that differ', async () => {
  await using market = await openPolls();
  const { app, viewer } = market;
  expect((await market.ask(asked, viewer)).body.error.code).toBe('forbidden');
  expect((await market.ask({ ...asked, answers: ['Yes'] })).status).toBe(400);
  expect((await market.ask({ ...asked, answers: ['Yes', 'Yes '] })).status).toBe(400);
  expect((await market.ask({ ...asked, seconds: pollLimits.seconds.least - 1 })).status).toBe(400);
  const both = await Promise.all([market.ask(), market.ask(), market.ask()]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  await sql`update shows set state = 'ended', ended_at = now()`.execute(app.db);
  expect((await market.ask()).body.error.code).toBe('show_not_live');
});

test('a poll whose market was down at its end takes no later vote, and is closed once by whoever is back', async () => {
  await using market = await openPolls();
  const { app } = market;
  const [nour, ben] = await market.people(2);
  if (!nour || !ben) throw new Error('nobody came');
  const id = await market.open();
  await market.vote(id, nour, 2);
  await market.pass(id);
  await sql`update poll_votes set at = at - interval '1 hour'`.execute(app.db);
  expect((await market.vote(id, ben, 1)).body.error.code).toBe('poll_over');
  await Promise.all([app, app, app].map(lookAfterPolls));
  expect(await market.answers(id)).toEqual([0, 1, 0]);
  await expect(sql`update polls set state = 'open' where id = ${id}`.execute(app.db)).rejects.toThrow(
    /stays/,
  );
});

test('who votes by many tabs in the moment in which a poll ends has one vote, counted or told to be late', async () => {
  await using market = await openPolls();
  const { app, host } = market;
  const people = await market.people(12);
  for (let round = 0; round < 3; round += 1) {
    const id = await market.open();
    const tabs = people.flatMap((who, n) =>
      [1, 2, 3].map((answer) => market.vote(id, who, ((answer + n) % 3) + 1)),
    );
    const ended = app.as(host).post(`/api/polls/${id}/end`);
    const answers = await Promise.all(tabs);
    expect((await ended).status).toBe(204);
    for (const { status, body } of answers) if (status !== 200) expect(body.error.code).toBe('poll_over');
    const counted = (await market.answers(id)).reduce((sum, votes) => sum + votes, 0);
    const inTime = people.filter((_, n) =>
      answers.slice(3 * n, 3 * n + 3).some(({ status }) => status === 200),
    );
    expect(counted).toBe(inTime.length);
  }
});

test('who leaves takes their name from what they voted, and their vote counts on', async () => {
  await using market = await openPolls();
  const { app, host } = market;
  const [nour] = await market.people(1);
  if (!nour) throw new Error('nobody came');
  const id = await market.open();
  await market.vote(id, nour, 3);
  await app.as(host).post(`/api/polls/${id}/end`);
  const part = personalParts.find(({ name }) => name === 'polls');
  expect(await part?.give(app.db, nour.id)).toMatchObject([
    { question: 'Which glaze next?', answer: 'Shino' },
  ]);
  await app.db.transaction().execute(async (tx) => part?.forget?.(tx, nour.id, app.clock.now()));
  expect(await part?.give(app.db, nour.id)).toEqual([]);
  expect(await market.answers(id)).toEqual([0, 0, 1]);
});

test.each([
  ['what a poll that is over tells is what was voted', `update poll_answers set votes = 7 where number = 1`],
  ['nobody voted outside of the time of a poll', `update poll_votes set at = at + interval '1 day'`],
  ['a poll has two to four answers', `delete from poll_answers where number < 3`],
  [
    'a show has at most one poll open',
    `drop index polls_one_open; insert into polls (id, show_id, question, seconds, opened_at, ends_at, created_at)
      select gen_random_uuid(), show_id, 'x', 30, now(), now() + interval '1 minute', now()
      from polls p, generate_series(1, 2)`,
  ],
])('what breaks it is found: %s', async (name, statement) => {
  await using market = await openPolls();
  const { app, host, viewer } = market;
  const id = await market.open();
  await market.vote(id, viewer, 3);
  await app.as(host).post(`/api/polls/${id}/end`);
  const undone = new Error('undone');
  await expect(
    app.db.transaction().execute(async (tx) => {
      await sql.raw(statement).execute(tx);
      const broken = (await checkInvariants(tx, marketInvariants)).filter(({ ok }) => !ok);
      expect(broken.map((one) => one.name)).toContain(name);
      throw undone;
    }),
  ).rejects.toBe(undone);
});
