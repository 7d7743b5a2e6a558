import { randomUUID } from 'node:crypto';
import { documentPath } from '@souk/live/paths.ts';
import { idOrSlug, isCanonicalId } from '@souk/shared/ids.ts';
import { marksPath, messagesPath, pairOf } from '@souk/shared/talk/messaging/paths.ts';
import type { RouteOptions } from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildUser } from '../features/identity/accounts/user.builder.ts';
import { buildShow } from '../features/live/shows/show.builder.ts';
import { liveDeclarations } from '../market-live.ts';
import { liveDatabaseOf } from '../platform/live/index.ts';
import { type Answer, buildTestApp, type TestApp } from './build-test-app.ts';
import { callAbout } from './call-about.ts';
import { stringsIn } from './schema-strings.ts';
import { talker } from './talker.ts';

const inCapitals = (text: string) => text.toUpperCase();

test('on every route, one’s own id written in capitals is one’s own id', async () => {
  await using plain = await buildTestApp();
  await using loud = await buildTestApp();
  const different: string[] = [];
  let reached = 0;
  for (const route of routesWithIds(plain)) {
    const expected = codeOf(await callAbout(plain, route));
    const answered = codeOf(await callAbout(loud, route, inCapitals));
    if (expected !== answered) different.push(`${nameOf(route)}: ${answered}, expected ${expected}`);
    if (/^2/.test(expected)) reached += 1;
  }
  expect(different).toEqual([]);
  // Most are not refused before anything is compared.
  expect(reached).toBeGreaterThan(50);
});

test('no route takes an id in another form than the one it is kept in', async () => {
  await using app = await buildTestApp();
  const id = randomUUID();
  const taken: string[] = [];
  for (const { route, where, schema } of app.app.routes.flatMap(schemasOf)) {
    for (const { path, leaf } of stringsIn(schema)) {
      const isId = leaf === idOrSlug || (leaf as z.ZodUUID).format === 'uuid';
      if (!isId) continue;
      for (const other of [inCapitals(id), `{${id}}`, id.replaceAll('-', ''), ` ${id}`, `urn:uuid:${id}`]) {
        const read = leaf.safeParse(other);
        const spelled = z.uuid().safeParse(read.data).success;
        if (read.success && spelled && read.data !== id)
          taken.push(`${nameOf(route)} ${where}${path}: ${other}`);
      }
    }
  }
  expect(taken).toEqual([]);
});

test('every parameter that is called an id is read as one', async () => {
  await using app = await buildTestApp();
  const loose = app.app.routes
    .filter(({ config }) => !config?.hidden)
    .flatMap((route) =>
      [...route.url.matchAll(/:(\w*[iI]d)\b/g)].flatMap(([, name = '']) => {
        const schema = (route.schema?.params as z.ZodObject | undefined)?.shape[name] as
          | z.ZodType
          | undefined;
        return schema?.safeParse(inCapitals(randomUUID())).success &&
          isCanonicalId(String(schema.parse(inCapitals(randomUUID()))))
          ? []
          : [`${nameOf(route)} :${name}`];
      }),
    );
  expect(loose).toEqual([]);
});

test('live documents are at one path each: in capitals there is nothing to read and nothing to write', async () => {
  await using app = await buildTestApp();
  const [nour, maya] = [await buildUser(app.db), await buildUser(app.db)];
  const show = await buildShow(app.db, { starts_at: app.clock.now() });
  const pair = pairOf(nour.id, maya.id);
  const asNour = talker(app, nour);
  const now = app.clock.now().getTime();
  const message = { by: nour.id, at: { $change: 'server-time' }, text: 'Hello' } as const;
  const id = randomUUID();
  const marks = { delivered: 1, read: 0 };
  const loudly = inCapitals(messagesPath(pair))
    .replace('CONVERSATIONS', 'conversations')
    .replace('MESSAGES', 'messages');
  for (const [path, data] of [
    [`${loudly}/${id}`, message],
    [`${messagesPath(pair)}/${inCapitals(id)}`, message],
    [`rooms/${inCapitals(show.id)}/messages/${id}`, message],
    [`rooms/${show.id}/messages/${inCapitals(id)}`, message],
    [`${marksPath(pair)}/${inCapitals(nour.id)}`, marks],
  ] as const) {
    const writing = asNour.write([{ op: 'set', path: documentPath(path), data }]);
    await expect(writing, path).rejects.toMatchObject({ code: 'permission-denied' });
  }
  await expect(
    asNour.send(maya, { reactions: {}, replyTo: inCapitals(randomUUID()), text: 'Hello' }),
  ).rejects.toMatchObject({ code: 'invalid-argument' });

  const who = {
    id: nour.id,
    actor: { kind: 'user', userId: nour.id, muted: false, suspended: false } as never,
  };
  const asked = { who, db: liveDatabaseOf(app.db), now };
  const listened = {
    'conversations/{pair}/messages': { pair },
    'people/{userId}/presence': { userId: nour.id },
  };
  for (const [path, params] of Object.entries(listened)) {
    const { read } = liveDeclarations.find((one) => one.path === path)!;
    expect(await read?.({ ...asked, params }), path).toBe(true);
    const loud = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, inCapitals(value)]));
    expect(await read?.({ ...asked, params: loud }), path).toBe(false);
  }
});

const codeOf = ({ status, body }: Answer) => `${status} ${body?.error?.code ?? ''}`.trim();

const nameOf = ({ method, url }: RouteOptions) => `${method} ${url}`;

const routesWithIds = (app: TestApp): RouteOptions[] =>
  app.app.routes.filter(
    ({ method, config, url, schema }) =>
      method !== 'HEAD' && !config?.hidden && (/:/.test(url) || schema?.body || schema?.querystring),
  );

function schemasOf(route: RouteOptions) {
  const { params, querystring, body } = route.schema ?? {};
  return Object.entries({ params, querystring, body }).flatMap(([where, schema]) =>
    schema instanceof z.ZodType ? [{ route, where, schema }] : [],
  );
}
