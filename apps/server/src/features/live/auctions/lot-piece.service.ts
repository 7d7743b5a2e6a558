import type { LotId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { holdForLots } from '../../money/stock/index.ts';
import type { HeldLot } from './bids.repo.ts';
import { nothingToSell, productUnderHammer } from './show-lot.failures.ts';

/**
 * What a lot sells as it begins: one piece of its product, which is on sale and has one left. It is missing from stock
 * until the lot is settled. The lot is locked; its variant is locked next, then its product.
 */
export async function takePiece(tx: Db, { id, productId, now }: HeldLot): Promise<void> {
  const { variant_id: variantId } = await tx
    .selectFrom('lots')
    .select('variant_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const held = await holdForLots(tx, [{ lotId: id, productId, variantId }], new Date(now));
  const product = await lockProduct(tx, id);
  if (product?.isRunning) throw productUnderHammer();
  const onSale = product?.isQuick ? [...listed, 'archived'] : listed;
  if (!product || !onSale.includes(product.status) || !held.has(id)) throw nothingToSell();
}

// What has no listing of its own is archived from the beginning.
const listed: readonly string[] = ['active', 'out-of-stock'];

async function lockProduct(tx: Db, lotId: LotId) {
  await sql`
    select from products where id = (select product_id from lots where id = ${lotId}) for no key update`.execute(
    tx,
  );
  return await tx
    .selectFrom('lots')
    .innerJoin('products as p', 'p.id', 'lots.product_id')
    .select((eb) => [
      'lots.is_quick as isQuick',
      'p.status',
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
