import type { LotId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { lockVariants } from '../../money/stock/index.ts';
import { nothingToSell, productUnderHammer } from './show-lot.failures.ts';

/**
 * What a lot sells as it begins: one piece of its product, which is on sale and has one left. The lot is locked; its
 * variants are locked next, then its product. Whatever sets the piece apart until the lot is settled belongs here.
 */
export async function takePiece(tx: Db, lotId: LotId): Promise<void> {
  const variants = await findVariants(tx, lotId);
  const locked = await lockVariants(tx, variants);
  const product = await lockProduct(tx, lotId);
  if (product?.isRunning) throw productUnderHammer();
  // What has no listing is in no list of the market, and there all the same.
  const isForSale = product?.status === 'active' || (product?.isQuick && product.status === 'archived');
  if (!isForSale || !locked.some(({ available }) => available > 0)) throw nothingToSell();
}

/** The variant that a lot sells; all there are, where it names none. */
async function findVariants(tx: Db, lotId: LotId) {
  const rows = await tx
    .selectFrom('lots')
    .innerJoin('product_variants as v', 'v.product_id', 'lots.product_id')
    .select('v.id')
    .where('lots.id', '=', lotId)
    .where((eb) => eb.or([eb('lots.variant_id', 'is', null), eb('lots.variant_id', '=', eb.ref('v.id'))]))
    .execute();
  return rows.map(({ id }) => id);
}

async function lockProduct(tx: Db, lotId: LotId) {
  await sql`
    select from products where id = (select product_id from lots where id = ${lotId}) for no key update`.execute(
    tx,
  );
  return await tx
    .selectFrom('lots')
    .innerJoin('products as p', 'p.id', 'lots.product_id')
    .select((eb) => [
      'p.status',
      'lots.is_quick as isQuick',
      eb
        .exists(
          eb
            .selectFrom('lots as other')
            .select('other.id')
            .whereRef('other.product_id', '=', 'p.id')
            .where('other.state', '=', 'running'),
        )
        .as('isRunning'),
    ])
    .where('lots.id', '=', lotId)
    .executeTakeFirst();
}
