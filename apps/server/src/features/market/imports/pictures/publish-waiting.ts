import type { Db } from '../../../../platform/db/database.ts';
import { Failure } from '../../../../platform/errors/failure.ts';
import { fieldsOf, findOwnProduct, findSeller, saveProduct } from '../../catalog/index.ts';
import { stopsWaiting, type WaitingPicture } from './pictures.repo.ts';

/** A product that only waited for a picture goes on sale, by the rules of one that its seller puts there by hand. */
export async function publishWaiting(
  tx: Db,
  { shopId, ownerId, productId }: Pick<WaitingPicture, 'shopId' | 'ownerId' | 'productId'>,
  now: Date,
): Promise<void> {
  if (!(await stopsWaiting(tx, productId))) return;
  const before = await findOwnProduct(tx, shopId, productId);
  if (before?.status !== 'draft' || before.listingKind !== 'buy-now') return;
  try {
    const seller = await findSeller(tx, shopId);
    await saveProduct(tx, { seller, writer: ownerId, now, before, fields: fieldsOf(before), goal: 'sale' });
  } catch (error) {
    // Its seller has made something else of it since: it stays the draft they left.
    if (!(error instanceof Failure)) throw error;
  }
}
