import { publishSound } from '@souk/broadcast/testing/werift-publisher.ts';
import type { VideoDocument } from '@souk/shared/live/video/schema.ts';
import type { SecondPictureDocument } from '@souk/shared/live/video/second-picture.ts';
import { expect, test } from 'vitest';
import { readLive } from '../../../platform/live/index.ts';
import { type Answer, buildTestApp } from '../../../testing/build-test-app.ts';
import { openStage } from '../../../testing/hosting.fixture.ts';
import { openVideoMarket } from '../../../testing/video-market.fixture.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';
import { putOnAir } from '../video/video-state.service.ts';

const soon = { timeout: 8_000, interval: 50 };

async function openAir() {
  const market = await openVideoMarket();
  const { app } = market;
  const stage = await openStage(app, { state: 'live' });
  const guest = await buildUser(app.db, { name: 'Mira Sol' });
  const url = `/api/shows/${stage.show.id}`;
  const [asHost, asGuest] = [app.as(stage.host), app.as(guest)];
  await asHost.put(`${url}/co-hosts/${guest.id}`);
  await asGuest.post(`${url}/co-hosts/answer`, { accept: true });
  const seen = () => readLive<SecondPictureDocument>(app.db, `rooms/${stage.show.id}/state/second`);
  /** By the door that was opened. */
  const send = ({ body }: Answer) =>
    publishSound(async (sdp) => {
      const answer = await app.request({
        ...{ method: 'POST', url: body.url, payload: sdp },
        headers: { authorization: `Bearer ${body.token}`, 'content-type': 'application/sdp' },
      });
      return { status: answer.status, sdp: String(answer.body) };
    });
  return {
    ...{ ...market, ...stage, guest, url, asHost, asGuest, seen, send },
    doorOfGuest: () => asGuest.post(`${url}/co-hosts/publish`),
    /** Whether the relay takes in what is sent over a line. */
    arrives: async (line: string | undefined) =>
      (await market.broadcast.figures(`${stage.show.id}.${line}`))?.isOnAir ?? false,
    [Symbol.asyncDispose]: () => market[Symbol.asyncDispose](),
  };
}

test('a co-host is seen beside the host, comes back, is hidden and muted, and is gone when taken out', async () => {
  await using air = await openAir();
  const { app, url, asHost, doorOfGuest, send, seen, arrives } = air;
  expect((await app.post(`${url}/second/watch`)).status).toBe(404);
  const first = await send(await doorOfGuest());
  await expect.poll(seen, soon).toMatchObject({ state: 'on-air', source: 'co-host', name: 'Mira Sol' });
  expect(await seen()).toMatchObject({ publishing: 1, layout: 'beside', isHidden: false, isMuted: false });
  const watched = await app.post(`${url}/second/watch`);
  expect([watched.status, watched.body.url]).toEqual([200, `/whep/${air.show.id}.${(await seen())?.line}`]);
  expect((await asHost.put(`${url}/second`, { layout: 'inset', isMuted: true })).status).toBe(204);
  await first.stop();
  await expect.poll(async () => (await seen())?.state, soon).toBe('none');
  await using _second = await send(await doorOfGuest());
  await expect
    .poll(seen, soon)
    .toMatchObject({ state: 'on-air', publishing: 2, layout: 'inset', isMuted: true });
  expect((await asHost.put(`${url}/second`, { isHidden: true })).status).toBe(204);
  expect((await app.post(`${url}/second/watch`)).status).toBe(404);
  const line = (await seen())?.line;
  expect(await arrives(line)).toBe(true);
  expect((await asHost.delete(`${url}/co-hosts/${air.guest.id}`)).status).toBe(204);
  await expect.poll(() => arrives(line), soon).toBe(false);
  expect((await seen())?.state).toBe('none');
  expect((await doorOfGuest()).status).toBe(403);
});

test('who was taken out gets in no more with what they had, and disturbs nobody who came after them', {
  tags: 'whole',
}, async () => {
  await using air = await openAir();
  const { app, url, asHost, doorOfGuest, send, seen, arrives } = air;
  const old = await doorOfGuest();
  await asHost.delete(`${url}/co-hosts/${air.guest.id}`);
  const { body: link } = await asHost.post(`${url}/phone-camera`);
  const { body: phone } = await app.post('/api/phone-cameras/open', { code: link.code });
  await using _own = await send(await app.post('/api/phone-cameras/publish', { key: phone.key }));
  await expect
    .poll(seen, soon)
    .toMatchObject({ state: 'on-air', source: 'phone', layout: 'inset', isMuted: true });
  await using _late = await send(old);
  await expect.poll(() => arrives(old.body.url.split('.')[1]), soon).toBe(false);
  expect(await arrives((await seen())?.line)).toBe(true);
  expect(await seen()).toMatchObject({ state: 'on-air', source: 'phone', publishing: 1 });
});

test('a show has room for one more picture; the telephone’s link works once, for ten minutes', {
  tags: 'whole',
}, async () => {
  await using air = await openAir();
  const { app, url, asHost, asGuest, doorOfGuest, send, seen } = air;
  await using _guest = await send(await doorOfGuest());
  await expect.poll(async () => (await seen())?.state, soon).toBe('on-air');
  expect((await asGuest.post(`${url}/phone-camera`)).status).toBe(403);
  const { body: link } = await asHost.post(`${url}/phone-camera`);
  const opened = await Promise.all(
    [1, 2].map(() => app.post('/api/phone-cameras/open', { code: link.code })),
  );
  expect(opened.map(({ status }) => status).sort()).toEqual([200, 409]);
  const key = opened.find(({ status }) => status === 200)?.body.key;
  const door = () => app.post('/api/phone-cameras/publish', { key });
  expect((await door()).body.error.code).toBe('second_picture_taken');
  await asHost.delete(`${url}/co-hosts/${air.guest.id}`);
  expect((await door()).status).toBe(200);
  const { body: next } = await asHost.post(`${url}/phone-camera`);
  expect((await door()).body.error.code).toBe('phone_taken_out');
  app.clock.forward(10 * 60_000 + 1);
  const late = await app.post('/api/phone-cameras/open', { code: next.code });
  expect(late.body.error.code).toBe('phone_link_over');
});

test('what viewers are not to see or hear does not leave the relay, wherever that was said and also after it was killed', async () => {
  await using air = await openAir();
  const { app, broadcast, show, host, url, asHost, doorOfGuest, send, seen } = air;
  await using elsewhere = await buildTestApp({ beside: app });
  await using _guest = await send(await doorOfGuest());
  await expect.poll(async () => (await seen())?.state, soon).toBe('on-air');
  const withheld = async () =>
    (await broadcast.figures(`${show.id}.${(await seen())?.line}`))?.withheld ?? [];
  expect(await withheld()).toEqual([]);
  expect((await asHost.put(`${url}/second`, { isMuted: true })).status).toBe(204);
  expect(await withheld()).toEqual(['audio']);
  expect((await elsewhere.as(host).put(`${url}/second`, { isHidden: true })).status).toBe(204);
  await air.video.look();
  expect(await withheld()).toEqual(['audio', 'video']);
  const pid = broadcast.pid() ?? 0;
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => broadcast.pid() ?? pid, soon).not.toBe(pid);
  await expect.poll(async () => (await seen())?.state, soon).toBe('none');
  await using _again = await send(await doorOfGuest());
  await expect.poll(async () => (await seen())?.state, soon).toBe('on-air');
  expect(await withheld()).toEqual(['audio', 'video']);
});

test('a co-host who is taken out where there is no relay is off the air as well, and the host is not', {
  tags: 'whole',
}, async () => {
  await using air = await openAir();
  const { app, show, host, url, doorOfGuest, send, seen, arrives } = air;
  await using elsewhere = await buildTestApp({ beside: app });
  await using _host = await send(await app.as(host).post(`${url}/video/publish`));
  await using _guest = await send(await doorOfGuest());
  await expect.poll(async () => (await seen())?.state, soon).toBe('on-air');
  const line = (await seen())?.line;
  expect((await elsewhere.as(host).delete(`${url}/co-hosts/${air.guest.id}`)).status).toBe(204);
  const looks = async () => {
    await air.video.look();
    return await arrives(line);
  };
  await expect.poll(looks, soon).toBe(false);
  expect((await air.broadcast.figures(show.id))?.isOnAir).toBe(true);
});

/** Another co-host, who has accepted. */
async function join({ app, url, asHost }: Awaited<ReturnType<typeof openAir>>, name: string) {
  const person = await buildUser(app.db, { name });
  const as = app.as(person);
  expect((await asHost.put(`${url}/co-hosts/${person.id}`)).status).toBe(204);
  expect((await as.post(`${url}/co-hosts/answer`, { accept: true })).status).toBe(204);
  return {
    person,
    as,
    door: () => as.post(`${url}/co-hosts/publish`),
    url: `${url}/co-hosts/${person.id}/camera`,
  };
}

test('of several co-hosts the host chooses whose picture is seen; whoever it was waits, and can be chosen again', {
  tags: 'whole',
}, async () => {
  await using air = await openAir();
  const { url, guest, asHost, asGuest, doorOfGuest, send, seen, arrives } = air;
  const cameras = async () =>
    (await asHost.get(`${url}/co-hosts`)).body.coHosts.map(({ camera }: { camera: string }) => camera);
  const ali = await join(air, 'Ali Ben');
  const cameraOfGuest = `${url}/co-hosts/${guest.id}/camera`;
  expect((await asHost.put(ali.url)).body.error.code).toBe('co_host_camera_off');
  await using _first = await send(await doorOfGuest());
  await expect.poll(cameras, soon).toEqual(['on', 'off']);
  const line = (await seen())?.line;
  expect((await ali.door()).body.error.code).toBe('second_picture_taken');
  expect(await cameras()).toEqual(['on', 'waiting']);
  expect((await asGuest.put(ali.url)).status).toBe(403);
  // Once more it is the same, by their own word.
  expect((await ali.as.delete(ali.url)).status).toBe(204);
  expect(await cameras()).toEqual(['on', 'off']);
  expect((await ali.as.put(ali.url)).status).toBe(204);
  expect((await asGuest.put(cameraOfGuest)).status).toBe(204);
  expect(await cameras()).toEqual(['on', 'waiting']);

  expect((await asHost.put(ali.url)).status).toBe(204);
  expect(await cameras()).toEqual(['waiting', 'chosen']);
  expect(await seen()).toMatchObject({ state: 'none', name: 'Ali Ben' });
  await expect.poll(() => arrives(line), soon).toBe(false);
  // Until they are there nobody takes their turn.
  expect((await doorOfGuest()).body.error.code).toBe('second_picture_taken');
  await using _second = await send(await ali.door());
  await expect.poll(cameras, soon).toEqual(['waiting', 'on']);
  expect(await seen()).toMatchObject({ state: 'on-air', name: 'Ali Ben', layout: 'beside' });

  expect((await asHost.delete(ali.url)).status).toBe(204);
  expect(await cameras()).toEqual(['waiting', 'waiting']);
  expect((await ali.as.delete(cameraOfGuest)).status).toBe(403);
  expect((await ali.as.delete(ali.url)).status).toBe(204);
  expect(await cameras()).toEqual(['waiting', 'off']);
  // Nobody is there: who waited goes on by themselves, too.
  expect((await doorOfGuest()).status).toBe(200);
  expect(await cameras()).toEqual(['off', 'off']);
});

test('of two who are chosen at the same moment one is seen and the other waits', {
  tags: 'whole',
}, async () => {
  await using air = await openAir();
  const { url, asHost, doorOfGuest, send, seen } = air;
  await using _first = await send(await doorOfGuest());
  await expect.poll(async () => (await seen())?.state, soon).toBe('on-air');
  const [ali, zoe] = [await join(air, 'Ali Ben'), await join(air, 'Zoe Kim')];
  for (const { door } of [ali, zoe]) expect((await door()).status).toBe(409);
  const chosen = await Promise.all([ali, zoe].map((one) => asHost.put(one.url)));
  expect(chosen.map(({ status }) => status)).toEqual([204, 204]);
  const { coHosts } = (await asHost.get(`${url}/co-hosts`)).body;
  const cameras = coHosts.map(({ camera }: { camera: string }) => camera);
  expect(cameras[0]).toBe('waiting');
  expect(cameras.slice(1).sort()).toEqual(['chosen', 'waiting']);
});

test('with the show its second picture is over, and no stream key opens it', { tags: 'whole' }, async () => {
  await using air = await openAir();
  const { app, url, asHost, doorOfGuest, send, seen, arrives } = air;
  await using _sent = await send(await doorOfGuest());
  await expect.poll(async () => (await seen())?.state, soon).toBe('on-air');
  const { key } = (await asHost.post(`${url}/video/key`)).body;
  const refused = await app.request({
    ...{ method: 'POST', url: `/whip/${air.show.id}.${(await seen())?.line}`, payload: 'v=0' },
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/sdp' },
  });
  expect(refused.status).toBe(401);
  expect((await asHost.post(`${url}/end`)).status).toBe(204);
  await expect.poll(async () => arrives((await seen())?.line), soon).toBe(false);
  await expect.poll(async () => (await seen())?.state, soon).toBe('none');
  expect((await doorOfGuest()).body.error.code).toBe('show_not_live');
});

test('whoever is suspended is seen no more: a co-host at once, and a host with all of their show', {
  tags: 'whole',
}, async () => {
  await using air = await openAir();
  const { app, url, host, guest, asHost, doorOfGuest, send, seen, arrives, broadcast, video } = air;
  const admin = app.as(await buildUser(app.db, { role: 'admin' }));
  const suspend = ({ id }: { id: string }) =>
    admin.patch(`/api/admin/users/${id}`, { suspended: true, reason: 'What they showed' });
  await using _guest = await send(await doorOfGuest());
  await expect.poll(async () => (await seen())?.state, soon).toBe('on-air');
  const old = await doorOfGuest();
  const line = (await seen())?.line;
  expect((await suspend(guest)).status).toBe(200);
  expect(await seen()).toMatchObject({ state: 'none' });
  expect((await asHost.get(`${url}/co-hosts`)).body.coHosts).toEqual([]);
  expect((await app.post(`${url}/second/watch`)).status).toBe(404);
  await using _late = await send(old);
  await expect.poll(() => arrives(line), soon).toBe(false);

  const door = await asHost.post(`${url}/video/publish`);
  await using _host = await send(door);
  const isOnAir = async () => (await broadcast.figures(air.show.id))?.isOnAir ?? false;
  const shown = async () =>
    (await readLive<VideoDocument>(app.db, `rooms/${air.show.id}/state/video`))?.state;
  await expect.poll(shown, soon).toBe('on-air');
  expect((await suspend(host)).status).toBe(200);
  await video.look();
  await expect.poll(isOnAir, soon).toBe(false);
  await expect.poll(shown, soon).toBe('away');
  // Nor do they come back with what they had.
  const again = { show: air.show.id, publisher: 'another', who: host.id };
  expect(await putOnAir(app.db, again, app.clock.now())).toBe(false);
});

test('after the relay was killed, a second picture that is not sent any more is known to be gone', {
  tags: 'whole',
}, async () => {
  await using air = await openAir();
  const { broadcast, doorOfGuest, send, seen } = air;
  const sent = await send(await doorOfGuest());
  await expect.poll(async () => (await seen())?.state, soon).toBe('on-air');
  process.kill(broadcast.pid() ?? 0, 'SIGKILL');
  await sent.stop();
  await broadcast.door('whip');
  await expect.poll(async () => (await seen())?.state, soon).toBe('none');
});
