import { expect, test } from 'vitest';
import { outbox } from './outbox.ts';

const written = (id: string, text = id) =>
  ({ kind: 'written', id, text, at: '2026-11-20T10:00:00.000Z' }) as const;
const states = (messages: ReturnType<typeof outbox>) =>
  messages.map(({ id, state }) => `${id}:${state}`).join(' ');

test('what someone writes stands at the end and is on its way', () => {
  expect(states(outbox(outbox([], written('a')), written('b')))).toBe('a:sending b:sending');
});

test('a message that did not arrive stays where it was and can be sent again', () => {
  let messages = outbox(outbox([], written('a')), written('b'));
  messages = outbox(messages, { kind: 'failed', id: 'a' });
  messages = outbox(messages, { kind: 'sent', id: 'b' });
  expect(states(messages)).toBe('a:failed b:sent');
  messages = outbox(messages, { kind: 'sending', id: 'a' });
  expect(states(messages)).toBe('a:sending b:sent');
});
