import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave } from './autosave.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** A server whose answers are given by hand. */
function world() {
  let text = '';
  const sent: string[] = [];
  const answers: Array<{ yes: () => void; no: (error: string) => void }> = [];
  const autosave = createAutosave({
    save: () => {
      sent.push(text);
      return new Promise<void>((resolve, reject) => answers.push({ yes: resolve, no: reject }));
    },
    judge: (error) => error as 'offline',
  });
  const answer = async (how: 'yes' | 'offline' | 'conflict' | 'refused') => {
    const waiting = answers.shift();
    if (how === 'yes') waiting?.yes();
    else waiting?.no(how);
    await vi.advanceTimersByTimeAsync(0);
  };
  const type = (next: string) => {
    text = next;
    autosave.changed();
  };
  return { autosave, sent, answer, type };
}

test('what is typed is sent once the typing pauses, and only the newest of it', async () => {
  const { autosave, sent, answer, type } = world();
  type('T');
  await vi.advanceTimersByTimeAsync(1900);
  type('Te');
  await vi.advanceTimersByTimeAsync(1900);
  expect([sent, autosave.state().kind]).toEqual([[], 'waiting']);
  await vi.advanceTimersByTimeAsync(100);
  expect([sent, autosave.state().kind]).toEqual([['Te'], 'saving']);
  await answer('yes');
  expect(autosave.state()).toEqual({ kind: 'saved', at: 3900 });
});

test('what is typed while a save is under way is sent after it, never beside it', async () => {
  const { autosave, sent, answer, type } = world();
  type('one');
  await vi.advanceTimersByTimeAsync(2000);
  type('two');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual(['one']);
  await answer('yes');
  expect(autosave.state().kind).toBe('waiting');
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual(['one', 'two']);
});

test('without a line it is tried again until it gets through', async () => {
  const { autosave, sent, answer, type } = world();
  type('one');
  await vi.advanceTimersByTimeAsync(2000);
  await answer('offline');
  expect(autosave.state().kind).toBe('offline');
  await vi.advanceTimersByTimeAsync(5000);
  await answer('yes');
  expect([sent, autosave.state().kind]).toEqual([['one', 'one'], 'saved']);
});

test('the line being back sends it at once', async () => {
  const { autosave, sent, answer, type } = world();
  type('one');
  await vi.advanceTimersByTimeAsync(2000);
  await answer('offline');
  void autosave.flush();
  expect(sent).toHaveLength(2);
  await answer('yes');
});

test('a conflict stops everything until one of both is chosen', async () => {
  const { autosave, sent, answer, type } = world();
  type('mine');
  await vi.advanceTimersByTimeAsync(2000);
  await answer('conflict');
  type('mine too');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent, autosave.state().kind]).toEqual([['mine'], 'conflict']);
  autosave.settle();
  type('theirs and mine');
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toEqual(['mine', 'theirs and mine']);
});

test('what is refused waits for the next key', async () => {
  const { autosave, sent, answer, type } = world();
  type('bad');
  await vi.advanceTimersByTimeAsync(2000);
  await answer('refused');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual(['bad']);
  type('good');
  await vi.advanceTimersByTimeAsync(2000);
  await answer('yes');
  expect(autosave.state().kind).toBe('saved');
});

test('publishing waits for the save under way, and what waited needs no further one', async () => {
  const { autosave, sent, answer, type } = world();
  type('one');
  await vi.advanceTimersByTimeAsync(2000);
  type('two');
  const published: string[] = [];
  const publish = autosave.alone(async () => void published.push('two'));
  await vi.advanceTimersByTimeAsync(0);
  expect(published).toEqual([]);
  await answer('yes');
  await publish;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent, published, autosave.state().kind]).toEqual([['one'], ['two'], 'saved']);
});

test('what is on sale already waits until someone asks', async () => {
  const save = vi.fn(async () => undefined);
  const autosave = createAutosave({ save, judge: () => 'refused', auto: () => false });
  autosave.changed();
  await autosave.flush();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([save.mock.calls.length, autosave.state().kind]).toEqual([0, 'waiting']);
  await autosave.alone(save);
  expect([save.mock.calls.length, autosave.state().kind]).toEqual([1, 'saved']);
});
