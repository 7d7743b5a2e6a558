import { messagesPath, pairOf } from '@souk/shared/talk/messaging/paths.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { talker } from '../../../testing/talker.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';

// The oracle counts lines and unread ones after each of these as well.

test('two people write to each other in the same millisecond: both messages are there, in one order', async () => {
  await using app = await buildTestApp();
  const [ana, nour] = [await buildUser(app.db), await buildUser(app.db)];
  const [asAna, asNour] = [talker(app, ana), talker(app, nour)];
  for (let round = 0; round < 10; round += 1)
    await Promise.all([asAna.send(nour, `a${round}`), asNour.send(ana, `n${round}`)]);
  const { rows } = await sql<{ born: number }>`
    select born from live_documents where collection = ${messagesPath(pairOf(ana.id, nour.id))}
    order by born`.execute(app.db);
  expect(rows.map(({ born }) => born)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
  const [one, other] = [await asAna.inbox(nour), await asNour.inbox(ana)];
  expect([one?.unread, other?.unread]).toEqual([10, 10]);
  expect({ ...one, with: '', unread: 0 }).toEqual({ ...other, with: '', unread: 0 });
});

test('reading while the other one writes and deletes loses no unread message', async () => {
  await using app = await buildTestApp();
  const [ana, nour] = [await buildUser(app.db), await buildUser(app.db)];
  const [asAna, asNour] = [talker(app, ana), talker(app, nour)];
  for (let round = 0; round < 9; round += 1) {
    const born = (await asNour.inbox(ana))?.born ?? 0;
    const doomed = await asAna.send(nour, 'Never mind');
    await Promise.all([
      asAna.send(nour, `Message ${round}`),
      asAna.take(nour, doomed),
      asNour.mark(ana, { delivered: born, read: born }).catch(() => undefined),
      asNour.send(ana, `Answer ${round}`),
    ]);
  }
});

test('someone whom twenty people write to at once has twenty conversations', async () => {
  await using app = await buildTestApp();
  const nour = await buildUser(app.db);
  const people = await Promise.all(Array.from({ length: 20 }, () => buildUser(app.db)));
  await Promise.all(
    people.map((person) => talker(app, person).write([talker(app, person).setting(nour, 'Hi')])),
  );
  const inboxes = await Promise.all(people.map((person) => talker(app, nour).inbox(person)));
  expect(inboxes.map((inbox) => inbox?.unread)).toEqual(Array(20).fill(1));
});
