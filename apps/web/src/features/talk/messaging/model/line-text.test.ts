import { expect, test } from 'vitest';
import { lineTextOf } from './line-text.ts';

const shown = (kind: Parameters<typeof lineTextOf>[0]['kind'], line: string, by = 'amina') =>
  lineTextOf({ kind, line, by }, 'me');

test('the list shows the last words in one line', () => {
  expect(shown('text', 'Hello\n there ')).toEqual({
    key: 'messaging.line.theirs.words',
    params: { text: 'Hello there' },
  });
  expect(shown('text', 'Hi', 'me').key).toBe('messaging.line.mine.words');
});

test('what has no words says what it is', () => {
  expect(shown('picture', '').key).toBe('messaging.line.theirs.picture');
  expect(shown('offer', '', 'me').key).toBe('messaging.line.mine.offer');
  expect(shown('deleted', 'secret', 'me')).toMatchObject({ key: 'messaging.line.mine.deleted' });
});

test('words beside a picture or a card are shown instead', () => {
  expect(shown('picture', 'From today’s kiln').key).toBe('messaging.line.theirs.words');
});
