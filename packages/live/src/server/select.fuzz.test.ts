import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentPath } from '../paths.ts';
import { type GivenQuery, runQuery } from '../query.ts';
import { query } from '../query-schema.ts';
import { openTestStore } from '../testing/test-store.ts';
import { tried } from '../testing/tried.ts';
import { readQuery } from './store.ts';
import { writeInside } from './writing.ts';

const runs = process.env.FIGURES === 'long' ? 5_000 : 250;

// Few values, so that equal ones meet often; some that sort differently by bytes, by halves of pairs and by letters.
const scalar = fc.constantFrom(
  null,
  true,
  false,
  -1,
  0,
  1,
  1.5,
  2,
  'a',
  'B',
  'b',
  'é',
  '\uffee',
  '\u{1f600}',
  '',
);
const sortable = fc.constantFrom(-1, 0, 1, 1.5, 2, 'a', 'B', 'b', 'é', '\uffee', '\u{1f600}', '');
const field = fc.constantFrom('a', 'b', 'c.d');
const data = fc.record(
  {
    a: fc.oneof(scalar, fc.array(scalar, { maxLength: 3 })),
    b: scalar,
    c: fc.oneof(scalar, fc.record({ d: scalar })),
  },
  { requiredKeys: [] },
);
const condition = fc.oneof(
  fc.tuple(field, fc.constantFrom('==', '!=', 'array-contains'), scalar),
  fc.tuple(field, fc.constantFrom('<', '<=', '>', '>='), sortable),
  fc.tuple(field, fc.constant('in'), fc.array(scalar, { minLength: 1, maxLength: 3 })),
);
const edge = fc.record({ at: fc.array(sortable, { minLength: 1, maxLength: 2 }), inclusive: fc.boolean() });
const asked = fc.record(
  {
    where: fc.array(condition, { maxLength: 2 }),
    order: fc.array(
      fc.tuple(fc.oneof(field, fc.constantFrom('$born', '$id')), fc.constantFrom('up', 'down')),
      {
        maxLength: 2,
      },
    ),
    limit: fc.integer({ min: 1, max: 6 }),
    from: edge,
    to: edge,
  },
  { requiredKeys: [] },
);

test('the database and a cache answer every query alike', async () => {
  await using store = await openTestStore();
  let room = 0;
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(data, { minLength: 1, maxLength: 8 }),
      fc.array(asked, { minLength: 5, maxLength: 8 }),
      async (docs, queries) => {
        room += 1;
        const collection = `r${room}`;
        const { changed } = await store.db.transaction((tx) =>
          writeInside(
            tx,
            docs.map((one, index) => ({
              op: 'set',
              path: documentPath(`${collection}/d${index % 7}`),
              data: one,
            })),
            0,
          ),
        );
        const cache = changed.flatMap(({ data: held, ...doc }) => (held ? [{ ...doc, data: held }] : []));
        for (const one of queries) {
          const { data: parsed } = query.safeParse({ ...one, collection } as GivenQuery);
          if (!parsed) continue;
          const ids = (await readQuery(store.db, parsed)).map(({ id }) => id);
          expect(ids).toEqual(runQuery(parsed, cache).map(({ id }) => id));
          compared += 1;
        }
      },
    ),
    { numRuns: runs },
  );
  tried('live documents', compared, 'queries to the database and a cache');
}, 600_000);
