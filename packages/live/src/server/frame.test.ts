import { expect, test } from 'vitest';
import { collectionPath } from '../paths.ts';
import { Frame } from './frame.ts';

const collection = collectionPath('rooms/7/messages');
const said = (frame: Frame | undefined) => frame && JSON.parse(frame.bytes.toString());
const doc = (id: string, seq: number) => ({ id, data: { seq }, seq, born: 1 });
const change = (seq: number, ...ids: string[]) =>
  Frame.ofChange({ collection, topic: 7, seq, docs: ids.map((id) => doc(id, seq)) });

test('two changes of one topic are one that tells each document as it became last', () => {
  const both = change(1, 'a', 'b').joinedBy(change(2, 'a', 'c'));
  expect(said(both)).toEqual({
    ...{ op: 'change', topic: 7, seq: 2 },
    docs: [doc('b', 1), doc('a', 2), doc('c', 2)],
  });
});

test('for all who are told both they are one frame', () => {
  const [one, other] = [change(1, 'a'), change(2, 'a')];
  expect(one.joinedBy(other)).toBe(one.joinedBy(other));
});

test('what leaves a result is told by itself, and so is what is said on a channel', () => {
  const gone = Frame.ofChange({ collection, topic: 7, seq: 2, docs: [{ id: 'a', seq: 2, gone: true }] });
  expect(change(1, 'a').joinedBy(gone)).toBeUndefined();
  expect(gone.joinedBy(change(3, 'a'))).toBeUndefined();
  const published = Frame.of('{"op":"published"}');
  expect(published.isOfSameTopic(published)).toBe(false);
  expect(change(1, 'a').isOfSameTopic(published)).toBe(false);
});
