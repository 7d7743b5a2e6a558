import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileId, ImportId } from '@souk/shared/ids.ts';
import type { Kysely } from 'kysely';
import { buildUser } from '../../apps/server/src/features/identity/accounts/user.builder.ts';
import { buildCategory } from '../../apps/server/src/features/market/categories/category.builder.ts';
import { runImport } from '../../apps/server/src/features/market/imports/run-import.ts';
import { buildShop } from '../../apps/server/src/features/market/shops/shop.builder.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { connectDatabase } from '../../apps/server/src/platform/db/database.ts';
import type { Tables } from '../../apps/server/src/platform/db/schema.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { diskStorage } from '../../apps/server/src/platform/storage/disk-storage.ts';
import { atLeast, type Bar } from '../bars.ts';

export interface ImportSpeed {
  rows: number;
  /** Rows per second, from the file to checked rows, from there to products, and from the file to products. */
  checking: number;
  writing: number;
  whole: number;
}

/** The bar of an import, on the database at this address. */
export async function measureImportBar(url: string): Promise<Bar> {
  const database = connectDatabase(url, { max: 4 });
  try {
    const { whole } = await measureImport(database.db);
    return atLeast('import without pictures: checked and written', whole, 500, 'rows/s');
  } finally {
    await database.close();
  }
}

/** Takes a file of so many rows, three to a product, into a shop of its own, without pictures. */
async function measureImport(db: Kysely<Tables>, rows = 10_000): Promise<ImportSpeed> {
  const folder = await mkdtemp(join(tmpdir(), 'souk-import-'));
  try {
    const storage = diskStorage(folder);
    const id = await announce(db, storage, fileOf(rows, await categoryOf(db)));
    const parts = { storage, url: 'http://localhost' };
    const clock = systemClock;
    const begin = performance.now();
    await runImport({ db, clock }, parts, id);
    const checked = performance.now();
    await expectState(db, id, 'checked');
    await db.updateTable('imports').set({ state: 'running', at_position: 0 }).where('id', '=', id).execute();
    const started = performance.now();
    await runImport({ db, clock }, parts, id);
    const done = performance.now();
    await expectState(db, id, 'done');
    const perSecond = (milliseconds: number) => Math.round((rows / milliseconds) * 1_000);
    return {
      rows,
      checking: perSecond(checked - begin),
      writing: perSecond(done - started),
      whole: perSecond(done - started + checked - begin),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function categoryOf(db: Kysely<Tables>): Promise<string> {
  const there = await db.selectFrom('categories').select('slug').limit(1).executeTakeFirst();
  return there?.slug ?? (await buildCategory(db)).slug;
}

async function announce(
  db: Kysely<Tables>,
  storage: ReturnType<typeof diskStorage>,
  text: string,
): Promise<ImportId> {
  const { id: owner_id } = await buildUser(db);
  const { id: shop_id } = await buildShop(db, { owner_id });
  const fileId = newId<FileId>();
  const storage_key = `imports/${fileId}`;
  const bytes = Buffer.from(text);
  const now = new Date();
  await storage.put(storage_key, bytes);
  await db
    .insertInto('files')
    .values({
      id: fileId,
      owner_id,
      purpose: 'import',
      visibility: 'private',
      folder: 'imports',
      name: 'many.csv',
      content_type: 'text/csv',
      size: bytes.length,
      received: bytes.length,
      kept_size: bytes.length,
      state: 'ready',
      refusal: null,
      storage_key,
      sha256: Buffer.alloc(32),
      created_at: now,
      updated_at: now,
      expires_at: now,
    })
    .execute();
  const id = newId<ImportId>();
  await db
    .insertInto('imports')
    .values({
      id,
      shop_id,
      file_id: fileId,
      file_name: 'many.csv',
      bytes: bytes.length,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

async function expectState(db: Kysely<Tables>, id: ImportId, state: string): Promise<void> {
  const row = await db
    .selectFrom('imports')
    .select(['state', 'refused_count', 'failure'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (row.state !== state || row.refused_count > 0)
    throw new Error(`the import is ${JSON.stringify(row)} and not ${state}`);
}

const heading =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,' +
  'Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Status';

/** As Shopify exports it: the first row of a product says what it is, the others its further variants. */
function fileOf(rows: number, category: string): string {
  const lines = Array.from({ length: rows }, (_, i) => {
    const product = Math.floor(i / 3);
    const size = ['Small', 'Medium', 'Large'][i % 3];
    const variant = `${size},MANY-${i},420,shopify,${i % 9},${20 + (i % 40)}.50,,`;
    if (i % 3 > 0) return `jar-${product},,,,,,,,${variant}`;
    const text = `"<p>Jar number ${product}, thrown by hand, <strong>no two alike</strong>.</p><ul><li>Stoneware</li><li>Holds a litre</li></ul>"`;
    return `jar-${product},Storage jar no. ${product},${text},Harbour Pottery,${category},"jar, stoneware, kitchen",TRUE,Size,${variant}active`;
  });
  return `${heading}\n${lines.join('\n')}\n`;
}
