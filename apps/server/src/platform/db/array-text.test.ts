import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
import { arrayText } from './array-text.ts';

test('Postgres reads from it what was put in, whatever that holds', async () => {
  await using app = await buildTestApp();
  const texts = [
    '',
    'NULL',
    'a "quote"',
    'back\\slash\\"',
    '{1,2}',
    ' spaces ',
    'línea\nرسالة',
    null,
    "it's, or",
  ];
  const numbers = [0, -1, 12.5, 2 ** 53 - 1, null];
  const objects = [{ text: 'a "quote" \\ and\n' }, { nested: [{ 'ke"y': null }] }, null];
  const { rows } =
    await sql`select ${arrayText(texts)}::text[] as texts, ${arrayText(numbers)}::float8[] as numbers,
    ${arrayText(objects)}::json[] as objects, ${arrayText([])}::uuid[] as none`.execute(app.db);
  expect(rows).toEqual([{ texts, numbers, objects, none: [] }]);
});
