import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/test-database.ts';
import { fileUses } from './file-uses.ts';

test('every column of the database that points at a picture or a file keeps it from being swept', async () => {
  await using database = await cloneDatabase();
  const { rows } = await sql<{ use: string }>`
    select conrelid::regclass || '.' || attname as use
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid in ('images'::regclass, 'files'::regclass)
      and conrelid not in ('upload_turns'::regclass)`.execute(database.db);
  expect(rows.map(({ use }) => use).sort()).toEqual(fileUses.map((use) => use.join('.')).sort());
});
