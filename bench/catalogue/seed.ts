import pg from 'pg';
import { copyRows } from './copy.ts';
import { type Table, worldAt } from './world.ts';

// So many connections load at the same time, each its own table or half of one.
const loaders = 2;

/** Fills an empty, migrated database with the market that is measured; seconds it took. */
export async function seedCatalogue(url: string, now: Date): Promise<number> {
  const began = performance.now();
  const client = await connected(url);
  const indexes = await droppedIndexes(client);
  const { small, large } = worldAt(now);
  await inParallel(url, [small, ...large.map((table) => [table])], async (loader, tables: Table[]) => {
    for (const { into, rows } of tables) await copyRows(loader, into, rows());
  });
  console.log(`  copied after ${Math.round((performance.now() - began) / 1000)} s`);
  await inParallel(url, [countWords, ...indexes], (loader, statement) => loader.query(statement));
  console.log(`  indexed after ${Math.round((performance.now() - began) / 1000)} s`);
  await client.query('vacuum analyze');
  // Else what was copied is written out while others are measured.
  await client.query('checkpoint');
  await client.end();
  return (performance.now() - began) / 1000;
}

// Loading leaves triggers out, so the words are counted once for all.
const countWords = `
  insert into search_words (word, uses)
  select word, count(*) from products p, title_words(p.title) word where p.status = 'active' group by word`;

/** Takes the plain indexes of the large tables away and gives what makes them again: building them once is cheaper. */
async function droppedIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made
    from pg_index i
    where i.indrelid = any('{products,images,product_images,product_variants,price_changes}'::regclass[])
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    order by (i.indrelid = 'products'::regclass and pg_get_indexdef(i.indexrelid) like '%gin%') desc`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ made }) => made);
}

async function inParallel<Work>(
  url: string,
  work: readonly Work[],
  run: (client: pg.Client, work: Work) => Promise<unknown>,
): Promise<void> {
  const left = [...work];
  const loader = async () => {
    const client = await connected(url);
    for (let next = left.shift(); next !== undefined; next = left.shift()) await run(client, next);
    await client.end();
  };
  await Promise.all(Array.from({ length: loaders }, loader));
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // What is sent here refers to what is sent there; the world is whole at the end.
  await client.query('set session_replication_role = replica');
  await client.query("set maintenance_work_mem = '512MB'");
  await client.query('set synchronous_commit = off');
  return client;
}
