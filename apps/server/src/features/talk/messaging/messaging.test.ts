import { expect, test } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { talker } from '../../../testing/talker.ts';
import { buildUser } from '../../identity/accounts/user.builder.ts';

const MINUTE_MS = 60_000;

async function two() {
  const app = await buildTestApp();
  const [ana, nour] = [await buildUser(app.db, { name: 'Ana' }), await buildUser(app.db, { name: 'Nour' })];
  return { app, ana, nour, asAna: talker(app, ana), asNour: talker(app, nour) };
}

test('a message is the last line of both, and unread for whom it is to', async () => {
  const { app, ana, nour, asAna, asNour } = await two();
  await using _ = app;
  await asAna.send(nour, 'Does the strainer lift out?');
  app.clock.forward(1_000);
  await asAna.send(nour, 'And would you take\n $48 for it?');
  const line = { line: 'And would you take $48 for it?', kind: 'text', by: ana.id, born: 2 };
  expect(await asNour.inbox(ana)).toEqual({
    ...line,
    with: ana.id,
    unread: 2,
    at: app.clock.now().getTime(),
  });
  expect(await asAna.inbox(nour)).toMatchObject({ ...line, with: nour.id, unread: 0 });
});

test('what was read counts as unread no more, and what comes after it does', async () => {
  const { app, ana, nour, asAna, asNour } = await two();
  await using _ = app;
  for (const text of ['One', 'Two', 'Three']) await asAna.send(nour, text);
  await asNour.mark(ana, { delivered: 3, read: 2 });
  expect(await asNour.inbox(ana)).toMatchObject({ unread: 1 });
  await asNour.send(ana, 'Yes');
  expect(await asNour.inbox(ana)).toMatchObject({ unread: 1 });
  await asNour.mark(ana, { delivered: 4, read: 4 });
  expect(await asNour.inbox(ana)).toMatchObject({ unread: 0 });
  await asAna.send(nour, 'Four');
  expect(await asNour.inbox(ana)).toMatchObject({ unread: 1 });
});

test('a mark only goes up, and not beyond what was written', async () => {
  const { app, ana, nour, asAna, asNour } = await two();
  await using _ = app;
  await asAna.send(nour, 'One');
  await asAna.send(nour, 'Two');
  await asNour.mark(ana, { delivered: 2, read: 1 });
  await expect(asNour.mark(ana, { delivered: 1, read: 1 })).rejects.toMatchObject({
    code: 'failed-precondition',
  });
  await expect(asNour.mark(ana, { delivered: 2, read: 0 })).rejects.toMatchObject({
    code: 'failed-precondition',
  });
  await expect(asNour.mark(ana, { delivered: 3, read: 1 })).rejects.toMatchObject({
    code: 'failed-precondition',
  });
  await expect(asNour.mark(ana, { delivered: 1, read: 2 })).rejects.toMatchObject({
    code: 'invalid-argument',
  });
});

test('a message sent again with the same write counts once', async () => {
  const { app, ana, nour, asAna, asNour } = await two();
  await using _ = app;
  const write = asAna.setting(nour, 'Once');
  const id = crypto.randomUUID();
  await asAna.write([write], id);
  await asAna.write([write], id);
  expect(await asNour.inbox(ana)).toMatchObject({ unread: 1, born: 1 });
  // A message that is there is not put there again.
  await expect(asAna.write([write])).rejects.toMatchObject({ code: expect.any(String) });
});

test('words are changed within fifteen minutes, and the list shows the new ones', async () => {
  const { app, ana, nour, asAna, asNour } = await two();
  await using _ = app;
  const first = await asAna.send(nour, 'Helo');
  app.clock.forward(15 * MINUTE_MS);
  await asAna.edit(nour, first, 'Hello');
  expect(await asNour.inbox(ana)).toMatchObject({ line: 'Hello', unread: 1 });
  expect(await asNour.message(ana, first)).toMatchObject({
    text: 'Hello',
    editedAt: app.clock.now().getTime(),
  });
  app.clock.forward(1);
  await expect(asAna.edit(nour, first, 'Hallo')).rejects.toMatchObject({ code: 'failed-precondition' });
});

test('changing an earlier message leaves the line as it is', async () => {
  const { app, ana, nour, asAna, asNour } = await two();
  await using _ = app;
  const first = await asAna.send(nour, 'First');
  await asAna.send(nour, 'Second');
  await asAna.edit(nour, first, 'The first');
  expect(await asNour.inbox(ana)).toMatchObject({ line: 'Second' });
});

test('of a deleted message only its place is left, and it is unread no more', async () => {
  const { app, ana, nour, asAna, asNour } = await two();
  await using _ = app;
  const first = await asAna.send(nour, 'Stay');
  const id = await asAna.send(nour, { text: 'Go', replyTo: first });
  await asNour.react(ana, id, '🙂');
  await asAna.take(nour, id);
  const at = app.clock.now().getTime();
  expect(await asNour.message(ana, id)).toEqual({ by: ana.id, at, text: '', deletedAt: at });
  expect(await asNour.inbox(ana)).toMatchObject({ kind: 'deleted', line: '', unread: 1 });
  await expect(asAna.edit(nour, id, 'Back')).rejects.toMatchObject({ code: 'failed-precondition' });
});

test('each of the two reacts for themselves, with one emoji', async () => {
  const { app, ana, nour, asAna, asNour } = await two();
  await using _ = app;
  const id = await asAna.send(nour, 'Sold!');
  await asNour.react(ana, id, '👍🏽');
  await asAna.react(nour, id, '🎉');
  expect((await asAna.message(nour, id))?.reactions).toEqual({ [nour.id]: '👍🏽', [ana.id]: '🎉' });
  await asNour.react(ana, id, null);
  expect((await asAna.message(nour, id))?.reactions).toEqual({ [ana.id]: '🎉' });
  await expect(asNour.react(ana, id, 'nice')).rejects.toMatchObject({ code: 'failed-precondition' });
  await expect(asNour.react(ana, id, '🙂🙂')).rejects.toMatchObject({ code: 'failed-precondition' });
  await expect(asNour.change(ana, id, { [`reactions.${ana.id}`]: '👎' })).rejects.toMatchObject({
    code: 'permission-denied',
  });
});

test('a conversation that was put away comes back with the next message, and stays muted', async () => {
  const { app, ana, nour, asAna, asNour } = await two();
  await using _ = app;
  await asAna.send(nour, 'Hello');
  const path = `inboxes/${nour.id}/conversations/${ana.id}`;
  await asNour.update(path, { muted: true, hidden: true });
  expect(await asNour.inbox(ana)).toMatchObject({ muted: true, hidden: true });
  await asAna.send(nour, 'Are you there?');
  const inbox = await asNour.inbox(ana);
  expect(inbox).toMatchObject({ muted: true, unread: 2 });
  expect(inbox).not.toHaveProperty('hidden');
});

test('script in a text stays text', async () => {
  const { app, ana, nour, asAna, asNour } = await two();
  await using _ = app;
  const text = `<script>alert('x')</script><img src=x onerror="alert(1)"> \${7*7} {{7*7}} javascript:alert(1)`;
  const id = await asAna.send(nour, text);
  expect((await asNour.message(ana, id))?.text).toBe(text);
  expect(await asNour.inbox(ana)).toMatchObject({ line: text });
  const { body } = await app.as(nour).get('/api/conversations/search?q=%3Cimg%20src');
  expect(body.messages[0].excerpt).toContain('<img src=x onerror="alert(1)">');
});

test('a long message is shortened in the list, never through a letter', async () => {
  const { app, ana, nour, asAna, asNour } = await two();
  await using _ = app;
  await asAna.send(nour, '👩🏽‍🚀'.repeat(300));
  const { line } = (await asNour.inbox(ana))!;
  expect(line).toMatch(/^(👩🏽‍🚀)+…$/u);
  expect(line.length).toBeLessThanOrEqual(140);
});
