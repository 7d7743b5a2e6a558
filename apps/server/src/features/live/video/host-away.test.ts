import { publishSound } from '@souk/broadcast/testing/werift-publisher.ts';
import type { ShowId, UserId } from '@souk/shared/ids.ts';
import type { VideoDocument } from '@souk/shared/live/video/schema.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readLive } from '../../../platform/live/index.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { memoryLog } from '../../../testing/memory-log.ts';
import { speaker } from '../../../testing/room-chat.fixture.ts';
import { openVideoMarket } from '../../../testing/video-market.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { sayLeft } from '../../talk/presence/presence.repo.ts';

import { endForsaken } from './host-away.service.ts';

const MINUTE = 60_000;
const soon = { timeout: 8_000, interval: 50 };

async function openAir(state: 'scheduled' | 'live' = 'live', { isElsewhere = false } = {}) {
  const market = await openVideoMarket({ isElsewhere });
  const stage = await openStage(market.app, { state });
  const { app } = market;
  const { show, host } = stage;
  return {
    ...{ ...market, ...stage, url: `/api/shows/${show.id}` },
    as: app.as(host),
    publish: () => publishAs(app, show.id, host),
    seen: () => readLive<VideoDocument>(app.db, `rooms/${show.id}/state/video`),
    stateNow: async () =>
      (await readLive<VideoDocument>(app.db, `rooms/${show.id}/state/video`))?.state ?? null,
    showState: async () => (await app.get(`/api/shows/${show.id}`)).body.state,
    news: async () =>
      (await app.as(host).get('/api/notifications')).body.items.map(({ text }: { text: string }) => text),
    [Symbol.asyncDispose]: () => market[Symbol.asyncDispose](),
  };
}

async function publishAs(app: TestApp, show: ShowId, host: Parameters<TestApp['as']>[0]) {
  const { body } = await app.as(host).post(`/api/shows/${show}/video/publish`);
  const authorization = `Bearer ${body.token}`;
  let location = '';
  const sending = await publishSound(async (sdp) => {
    const answer = await app.request({
      ...{ method: 'POST', url: body.url, payload: sdp },
      headers: { authorization, 'content-type': 'application/sdp' },
    });
    location = String(answer.headers.location);
    return { status: answer.status, sdp: String(answer.body) };
  });
  return {
    ...sending,
    /** As a page does that is left. */
    leave: async () => {
      await app.delete(location, { authorization });
      await sending.stop();
    },
  };
}

test('a room is told when its host’s picture comes, is gone and is back; after five minutes without it the show ends', async () => {
  await using air = await openAir();
  const { app, video, publish, seen, stateNow, showState } = air;
  const first = await publish();
  await expect.poll(stateNow, soon).toBe('on-air');
  expect(await seen()).toEqual({
    state: 'on-air',
    since: app.clock.now().getTime(),
    publishing: 1,
    shown: 'camera',
  });
  app.clock.forward(20 * MINUTE);
  await video.look();
  await first.stop();
  await expect.poll(stateNow, soon).toBe('away');
  app.clock.forward(4.9 * MINUTE);
  await video.look();
  const second = await publish();
  await expect.poll(seen, soon).toMatchObject({ state: 'on-air', publishing: 2 });
  app.clock.forward(MINUTE);
  await video.look();
  expect(await showState()).toBe('live');
  await second.leave();
  await expect.poll(stateNow, soon).toBe('away');
  app.clock.forward(5 * MINUTE);
  await video.look();
  expect(await showState()).toBe('ended');
  expect(await stateNow()).toBe('none');
  await video.look();
  expect(await air.news()).toEqual(['notifications.text.showEndedHostAway']);
});

test('a relay that is down is nobody’s absence: the five minutes begin once it is back', {
  tags: 'whole',
}, async () => {
  await using air = await openAir();
  const { app, broadcast, video, publish, stateNow, showState } = air;
  await using _first = await publish();
  await expect.poll(stateNow, soon).toBe('on-air');
  const pid = broadcast.pid() ?? 0;
  process.kill(pid, 'SIGKILL');
  app.clock.forward(10 * MINUTE);
  await video.look();
  expect(await showState()).toBe('live');
  // The next relay knows nobody, so the host is looked for from now on.
  await expect.poll(stateNow, soon).toBe('away');
  app.clock.forward(4.9 * MINUTE);
  await video.look();
  expect(await showState()).toBe('live');
  const next = broadcast.pid() ?? 0;
  process.kill(next, 'SIGKILL');
  await expect.poll(() => broadcast.pid(), soon).not.toBe(next);
  await using _second = await publish();
  await expect.poll(stateNow, soon).toBe('on-air');
  expect(app.log.lines.map(({ msg }) => msg)).not.toContain(
    'where the pictures of shows stand is asked anew',
  );
});

test('behind another engine a host is missed as well', { tags: 'whole' }, async () => {
  await using air = await openAir('scheduled', { isElsewhere: true });
  const { app, as, url, engine, video, publish, stateNow, showState } = air;
  await app.db.updateTable('shows').set({ starts_local: '2026-11-24T20:00', time_zone: 'UTC' }).execute();
  expect((await as.post(`${url}/live`)).status).toBe(204);
  const first = await publish();
  await expect.poll(stateNow, soon).toBe('on-air');
  const { arriving } = (await as.get(`${url}/video`)).body;
  expect(arriving).toMatchObject({ from: 'browser', sound: {} });
  await first.leave();
  await expect.poll(stateNow, soon).toBe('away');

  // While the engine itself is away nobody can know who is gone.
  await engine?.kill();
  app.clock.forward(10 * MINUTE);
  await video.look();
  expect(await showState()).toBe('live');
  await engine?.start();
  await video.look();
  app.clock.forward(4.9 * MINUTE);
  await video.look();
  expect(await showState()).toBe('live');
  const second = await publish();
  await expect.poll(stateNow, soon).toBe('on-air');
  await second.stop();
  await expect.poll(stateNow, soon).toBe('away');
  app.clock.forward(5 * MINUTE);
  await video.look();
  expect(await showState()).toBe('ended');
  expect(await air.news()).toEqual(['notifications.text.showEndedHostAway']);
});

test('what somebody sends through another engine ends there with its show', { tags: 'whole' }, async () => {
  await using air = await openAir('live', { isElsewhere: true });
  const isSent = async () => (await air.engine?.statistics())?.shows.some(({ isOnAir }) => isOnAir);
  await using _sending = await air.publish();
  await expect.poll(air.stateNow, soon).toBe('on-air');
  expect(await isSent()).toBe(true);
  expect((await air.as.post(`${air.url}/end`)).status).toBe(204);
  await expect.poll(isSent, soon).toBe(false);
});

test('a host who tries the camera beforehand, or goes live without one, is not missed', {
  tags: 'whole',
}, async () => {
  await using air = await openAir('scheduled');
  const { app, as, url, video, publish, stateNow, showState } = air;
  const trial = await publish();
  await expect.poll(stateNow, soon).toBe('on-air');
  await trial.leave();
  await expect.poll(stateNow, soon).toBe('none');
  expect((await as.post(`${url}/live`)).status).toBe(204);
  app.clock.forward(10 * MINUTE);
  await video.look();
  expect(await showState()).toBe('live');
});

test('a show without a picture ends once its host was nowhere for half an hour, and they are told', async () => {
  await using air = await openAir('scheduled');
  const { app, as, url, video, host, showState } = air;
  await app.db.updateTable('shows').set({ starts_local: '2026-11-24T20:00', time_zone: 'UTC' }).execute();
  expect((await as.post(`${url}/live`)).status).toBe(204);
  const pass = async (minutes: number) => {
    app.clock.forward(minutes * MINUTE);
    await video.look();
  };
  await pass(29);
  expect(await showState()).toBe('live');
  {
    using _studio = await speaker(app, host);
    await expect.poll(() => isPresent(app), soon).toBe(true);
    await pass(60);
    expect(await showState()).toBe('live');
  }
  await sayAllLeft(app);
  await pass(29);
  expect(await showState()).toBe('live');
  // After a crash of the database its processes have to say anew who is there.
  await sql`update present_processes set since = ${app.clock.now()}`.execute(app.db);
  await pass(1.5);
  expect(await showState()).toBe('live');
  await pass(1);
  expect(await showState()).toBe('ended');
  expect(await air.news()).toEqual(['notifications.text.showEndedHostGone']);
});

async function present(app: TestApp): Promise<Array<{ user: UserId; process: string }>> {
  const { rows } = await sql<{ user: UserId; process: string }>`
    select user_id as "user", process_id as process from present_people`.execute(app.db);
  return rows;
}

const isPresent = async (app: TestApp) => (await present(app)).length > 0;

/** As the processes say of those who have been gone for a while. */
async function sayAllLeft(app: TestApp): Promise<void> {
  for (const { user, process } of await present(app)) await sayLeft(app.db, process, user, app.clock.now());
}

test('a show that cannot be ended keeps no other one from ending', async () => {
  await using app = await buildTestApp();
  const shows = [(await openStage(app)).show.id, (await openStage(app)).show.id].sort();
  const since = new Date(app.clock.now().getTime() - 6 * MINUTE);
  for (const show_id of shows)
    await app.db
      .insertInto('show_videos')
      .values({ show_id, state: 'away', since, publishing: 1, publisher: 'gone', shown: 'camera' })
      .execute();
  await sql
    .raw(`
      create function refuse_end() returns trigger language plpgsql as $$ begin raise 'the disk is full'; end $$;
      create trigger refuse_end before update on shows for each row when (new.id = '${shows[0]}') execute function refuse_end()`)
    .execute(app.db);
  const log = memoryLog();
  expect(await endForsaken({ db: app.db, now: app.clock.now(), log: log.log })).toEqual([shows[1]]);
  expect(log.lines).toMatchObject([{ showId: shows[0], err: { message: 'the disk is full' } }]);
  await sql`drop function refuse_end cascade`.execute(app.db);
});

test('a host who was gone when the clock was set back has their five minutes, and no hour more', async () => {
  await using app = await buildTestApp();
  const { show } = await openStage(app);
  const since = new Date(app.clock.now().getTime() + 60 * MINUTE);
  await app.db
    .insertInto('show_videos')
    .values({ show_id: show.id, state: 'away', since, publishing: 1, publisher: 'gone', shown: 'camera' })
    .execute();
  const ended = () => endForsaken({ db: app.db, now: app.clock.now(), log: app.log.log });
  expect(await ended()).toEqual([]);
  const told = await readLive<VideoDocument>(app.db, `rooms/${show.id}/state/video`);
  expect(told).toMatchObject({ state: 'away', since: app.clock.now().getTime() });
  app.clock.forward(4.9 * MINUTE);
  expect(await ended()).toEqual([]);
  app.clock.forward(0.1 * MINUTE);
  expect(await ended()).toEqual([show.id]);
});

test('a room is told when its host’s camera is off or they take a break, also over a lost line', {
  tags: 'whole',
}, async () => {
  await using air = await openAir();
  const { app, as, url, seen, stateNow } = air;
  const put = (by: typeof as | typeof app, shown: string) => by.put(`${url}/video/shown`, { shown });
  const first = await air.publish();
  await expect.poll(stateNow, soon).toBe('on-air');
  expect((await put(as, 'break')).status).toBe(204);
  expect(await seen()).toMatchObject({ state: 'on-air', shown: 'break', publishing: 1 });
  await first.leave();
  await expect.poll(stateNow, soon).toBe('away');
  const second = await air.publish();
  await expect.poll(seen, soon).toMatchObject({ state: 'on-air', shown: 'break', publishing: 2 });
  expect((await put(as, 'screen')).status).toBe(204);
  expect(await seen()).toMatchObject({ shown: 'screen' });
  expect((await put(as, 'camera')).status).toBe(204);
  expect(await seen()).toMatchObject({ shown: 'camera' });
  expect((await put(as, 'nothing')).status).toBe(400);
  expect((await put(app.as(await buildUser(app.db)), 'break')).status).toBe(403);
  await second.leave();
  expect((await as.post(`${url}/end`)).status).toBe(204);
  expect((await put(as, 'break')).body.error.code).toBe('show_not_live');
});

test('a show whose host is gone ends after the lot that runs, and one that is ended waits for nobody', async () => {
  await using air = await openAir();
  const { app, as, url, lots, video, publish, stateNow, showState } = air;
  const first = await publish();
  await expect.poll(stateNow, soon).toBe('on-air');
  expect((await as.post(`/api/lots/${lots[0]!.id}/start`, {})).status).toBe(204);
  await first.leave();
  await expect.poll(stateNow, soon).toBe('away');
  app.clock.forward(6 * MINUTE);
  await video.look();
  expect(await showState()).toBe('live');
  expect((await as.post(`/api/lots/${lots[0]!.id}/close`)).status).toBe(204);
  expect((await as.post(`${url}/end`)).status).toBe(204);
  await video.look();
  expect(await stateNow()).toBe('none');
  expect(await air.news()).not.toContain('notifications.text.showEndedHostAway');
});

test('a rehearsal whose host says nothing for a minute is over, and the show is scheduled as before', async () => {
  await using air = await openAir('scheduled');
  const { app, as, url, video, showState, news } = air;
  const other = await openStage(app, { state: 'scheduled' });
  expect((await as.put(`${url}/rehearsal`)).status).toBe(204);
  expect((await app.as(other.host).put(`/api/shows/${other.show.id}/rehearsal`)).status).toBe(204);
  app.clock.forward(40_000);
  expect((await as.put(`${url}/rehearsal`)).status).toBe(204);
  app.clock.forward(40_000);
  await video.look();
  const otherState = async () => (await app.get(`/api/shows/${other.show.id}`)).body.state;
  expect([await showState(), await otherState()]).toEqual(['rehearsal', 'scheduled']);
  app.clock.forward(20_000);
  await video.look();
  expect(await showState()).toBe('scheduled');
  expect(await news()).toEqual([]);
});
