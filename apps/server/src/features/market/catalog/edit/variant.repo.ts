import type { ProductId, VariantId } from '@souk/shared/ids.ts';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { insertAll } from '../../../../platform/db/insert-all.ts';
import { newId } from '../../../../platform/ids.ts';
import type { VariantPlan } from './variant-plan.ts';

/** Makes the variants of a product those of a plan, whose product is locked. */
export async function saveVariants(tx: Db, productId: ProductId, plan: VariantPlan): Promise<void> {
  if (plan.removed.length > 0)
    await tx.deleteFrom('product_variants').where('id', 'in', plan.removed).execute();
  const rows = plan.variants.map(({ id, options, price, available, sku, image }, position) => ({
    id: id ?? newId<VariantId>(),
    isNew: id === null,
    product_id: productId,
    sku,
    options: JSON.stringify(options),
    price_amount: price,
    available,
    image_id: image,
    position,
  }));
  const kept = rows.filter(({ isNew }) => !isNew);
  if (kept.length > 0) {
    const given = sql`jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as n(id uuid, sku text, options text,
      price_amount bigint, available int, image_id uuid, position int)`;
    // Two variants may exchange their SKUs, which no moment may find at both.
    await sql`
      update product_variants v set sku = '' from ${given}
      where v.id = n.id and v.sku <> n.sku`.execute(tx);
    await sql`
      update product_variants v set sku = n.sku, options = n.options::jsonb, price_amount = n.price_amount,
        available = n.available, image_id = n.image_id, position = n.position
      from ${given}
      where v.id = n.id and (v.sku, v.options, v.price_amount, v.available, v.image_id, v.position)
        is distinct from (n.sku, n.options::jsonb, n.price_amount, n.available, n.image_id, n.position)`.execute(
      tx,
    );
  }
  await insertAll(
    tx,
    'product_variants',
    rows.filter(({ isNew }) => isNew).map(({ isNew: _, ...row }) => row),
  );
}
