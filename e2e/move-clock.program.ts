import { readFileSync } from 'node:fs';
import { folderFile } from './market-folder.ts';

// As if so many hours had passed for a shop: its owner was checked and kept their bank account then, its orders arrived
// or should have been shipped, and the time to pay for what was won of it went by.
const [port = '', shopId = '', hours = ''] = process.argv.slice(2);
const server = new URL('../apps/server/src/', import.meta.url);
const { findPostgres } = await import(new URL('platform/postgres/start-postgres.ts', server).href);
const { connectDatabase } = await import(new URL('platform/db/database.ts', server).href);
const { enqueue } = await import(new URL('platform/jobs/job.ts', server).href);
const { sql } = await import('kysely');

const database = connectDatabase(await findPostgres(readFileSync(folderFile(port), 'utf8')), { max: 1 });
await database.db.transaction().execute(async (tx: never) => {
  const ago = sql`make_interval(hours => ${hours}::int)`;
  const owner = sql`(select owner_id from shops where id = ${shopId})`;
  await sql`update users set seller_verified_at = now() - ${ago} where id = ${owner}`.execute(tx);
  await sql`update bank_accounts set created_at = created_at - ${ago}, paused_until = paused_until - ${ago}
    where user_id = ${owner}`.execute(tx);
  const ofShop = sql`(select l.id from lots l join products p on p.id = l.product_id where p.shop_id = ${shopId})`;
  await sql`update lot_sales set pay_by = pay_by - ${ago}, due_at = due_at - ${ago}
    where pay_by is not null and lot_id in ${ofShop}`.execute(tx);
  await sql`update orders set delivered_at = delivered_at - ${ago}, late_from = late_from - ${ago},
    ship_by = (ship_by - ${ago})::date where shop_id = ${shopId}`.execute(tx);
  // The market looks every five minutes.
  await enqueue(tx, { name: 'orders-completing' }, {});
  await enqueue(tx, { name: 'orders-late' }, {});
});
await database.close();
