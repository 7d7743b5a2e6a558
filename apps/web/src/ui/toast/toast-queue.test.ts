import { expect, test } from 'vitest';
import type { ToastRequest } from './toast.ts';
import { added, closed, noToasts, onNextPage, type ToastQueue } from './toast-queue.ts';

const say = (title: string, more: Partial<ToastRequest> = {}): ToastRequest => ({
  kind: 'done',
  title,
  ...more,
});
const undo = (title: string, more: Partial<ToastRequest> = {}) =>
  say(title, { kind: 'undo', action: { label: 'Undo', onClick: () => undefined }, ...more });
const titles = ({ shown, waiting }: ToastQueue) => [shown, ...waiting].map((one) => one?.title);
const after = (...requests: ToastRequest[]) => requests.reduce(added, noToasts);

test('one toast is shown at a time, the newest', () => {
  expect(titles(after(say('Saved'), say('Sent')))).toEqual(['Sent']);
});

test('what can be taken back stays until its time is over, and the next waits', () => {
  const both = after(undo('Draft deleted'), say('Saved'), say('Sent'));
  expect(titles(both)).toEqual(['Draft deleted', 'Saved', 'Sent']);
  expect(titles(closed(both))).toEqual(['Saved', 'Sent']);
});

test('what went wrong is said at once', () => {
  expect(titles(after(undo('Draft deleted'), say('Not saved', { kind: 'bad' })))).toEqual(['Not saved']);
});

test('the same toast is replaced where it is, shown or waiting', () => {
  expect(titles(after(undo('4 s', { id: 'bid' }), undo('3 s', { id: 'bid' })))).toEqual(['3 s']);
  expect(
    titles(after(undo('Draft deleted'), say('1 of 3', { id: 'n' }), say('2 of 3', { id: 'n' }))),
  ).toEqual(['Draft deleted', '2 of 3']);
});

test('a toast is gone on the next page, but for one whose act led there, which goes with the page after', () => {
  expect(titles(onNextPage(after(undo('Draft deleted'), say('Saved'))))).toEqual([undefined]);
  const along = onNextPage(after(undo('Draft deleted', { acrossPages: true }), say('Saved')));
  expect(titles(along)).toEqual(['Draft deleted']);
  expect(titles(onNextPage(along))).toEqual([undefined]);
});
