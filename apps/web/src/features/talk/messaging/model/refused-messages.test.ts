import { LiveError } from '@souk/live/errors.ts';
import { documentPath } from '@souk/live/paths.ts';
import type { Write } from '@souk/live/writes.ts';
import { expect, test, vi } from 'vitest';
import { tellRefused } from '@/platform/live/refused-writes.ts';
import { keepRefusedMessages, unsentIn } from './refused-messages.ts';
import { dropUnsent, ownUnsent, useUnsent } from './unsent.store.ts';
import { documentOf, type WrittenMessage } from './written-message.ts';

const denied = new LiveError('permission-denied', 'No.');
const path = (id: string) => documentPath(`conversations/a~b/messages/${id}`);
const sent = (id: string, message: WrittenMessage): Write => ({
  op: 'set',
  path: path(id),
  data: documentOf('a', message),
});

test('a message of an earlier page that is not taken is kept with its words, pictures, card and what it answers', () => {
  const message: WrittenMessage = {
    text: 'Would you take 48?',
    pictures: [{ id: 'p1', width: 4, height: 3 } as never],
    card: { kind: 'product', id: 'c1' },
    replyTo: 'm0',
  };
  expect(unsentIn(sent('m1', message), denied)).toEqual({
    id: 'm1',
    pair: 'a~b',
    code: 'permission-denied',
    ...message,
  });
});

test('a change, a mark or a reaction that is not taken is no message', () => {
  const update: Write = { op: 'update', path: path('m1'), data: { text: 'other' } };
  const mark: Write = { op: 'set', path: documentPath('conversations/a~b/marks/a'), data: { read: 1 } };
  expect([update, mark].map((write) => unsentIn(write, denied))).toEqual([null, null]);
});

test('what is refused before anyone listens is kept too, until it is let go', () => {
  const kept = () => ownUnsent(useUnsent.getState()).map(({ id }) => id);
  tellRefused([sent('m1', { text: 'first' })], denied);
  expect(kept()).toEqual([]);
  keepRefusedMessages(() => undefined);
  tellRefused([sent('m2', { text: 'second' })], denied);
  expect(kept()).toEqual(['m1', 'm2']);
  dropUnsent('m1');
  expect(kept()).toEqual(['m2']);
});

test('of a change, a deletion or a reaction that is not taken it is said once, of a mark or a message nothing', () => {
  const [said, marks] = [vi.fn(), documentPath('conversations/a~b/marks/a')];
  keepRefusedMessages(said);
  const change: Write = { op: 'update', path: path('m1'), data: { text: 'other' } };
  const reaction: Write = { op: 'update', path: path('m2'), data: { 'reactions.a': '👍' } };
  tellRefused([{ op: 'update', path: marks, data: { read: 1 } }, sent('m3', { text: 'third' })], denied);
  expect(said).not.toHaveBeenCalled();
  tellRefused([change, reaction], denied);
  expect(said).toHaveBeenCalledTimes(1);
  // Signing out gives up what was not sent.
  tellRefused([change], new LiveError('cancelled', 'Signed out.'));
  expect(said).toHaveBeenCalledTimes(1);
  dropUnsent('m3');
});
