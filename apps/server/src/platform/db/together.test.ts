import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { gathered, inPlace, together } from './together.ts';

interface Asked {
  statements: number[][];
}

/** Doubles numbers by a statement, and notes with whom each was asked. */
function doubling() {
  const asked: Asked = { statements: [] };
  const double = gathered<number, number>(async (db, numbers) => {
    asked.statements.push([...numbers]);
    const { rows } = await db.executeQuery<{ n: number; twice: number }>({
      sql: 'select n, n * 2 as twice from unnest($1::int[]) as n order by n desc',
      parameters: [numbers],
      query: { kind: 'RawNode', sqlFragments: [], parameters: [] },
      queryId: { queryId: 'double' },
    });
    return inPlace(numbers, rows, ({ n }) => n).map((row) => row?.twice ?? 0);
  });
  return { asked, double };
}

test('what several ask for in the same moment is one statement, and each has their own answer', async () => {
  await using app = await buildTestApp();
  const { asked, double } = doubling();
  const found = await app.db.transaction().execute((tx) =>
    together(tx, [3, 1, 2], async (n) => {
      const twice = await double(tx, n);
      return n === 1 ? [twice] : [twice, await double(tx, twice)];
    }),
  );
  expect(found).toEqual([[6, 12], [2], [4, 8]]);
  expect(asked.statements).toEqual([
    [3, 1, 2],
    [6, 4],
  ]);
});

test('who asks alone is answered at once, beside a set as well', async () => {
  await using app = await buildTestApp();
  const { asked, double } = doubling();
  expect(await double(app.db, 4)).toBe(8);
  await app.db.transaction().execute((tx) =>
    together(tx, [1, 2], async (n) => {
      expect(await double(app.db, 10 + n)).toBe(20 + 2 * n);
    }),
  );
  expect(asked.statements).toEqual([[4], [11], [12]]);
});

test('when one of a set fails the others have stopped before it is rolled back', async () => {
  await using app = await buildTestApp();
  const { double } = doubling();
  let last = 0;
  const set = app.db.transaction().execute((tx) =>
    together(tx, [1, 2, 3], async (n) => {
      if (n === 1) throw new Error('no more of it');
      for (let step = 0; step < 5; step += 1) last = Math.max(last, await double(tx, n + step));
    }),
  );
  await expect(set).rejects.toThrow('no more of it');
  expect(last).toBe(14);
});

test('who comes with a question that is being answered waits: it may read what that writes', async () => {
  await using app = await buildTestApp();
  let isAtWork = false;
  const alone = gathered<number, number>(async (_, numbers) => {
    expect(isAtWork).toBe(false);
    isAtWork = true;
    await new Promise(setImmediate);
    isAtWork = false;
    return numbers;
  });
  const answers = await app.db.transaction().execute((tx) =>
    together(tx, [1, 2, 3], async (n) => {
      for (let wait = 0; wait < n; wait += 1) await new Promise(process.nextTick);
      return alone(tx, n);
    }),
  );
  expect(answers).toEqual([1, 2, 3]);
});
