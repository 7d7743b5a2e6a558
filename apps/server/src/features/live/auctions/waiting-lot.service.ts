import type { Db } from '../../../platform/db/database.ts';
import type { ProductFacts } from '../../market/catalog/index.ts';
import { addWaitingLot, changeWaitingLot, findTerms, isRunning, removeWaitingLot } from './lots.repo.ts';

/**
 * An auction on sale waits as a lot with its terms, and not any longer once it is off sale. What the product is by now
 * counts, so that a message that comes late, or twice, does no harm.
 */
export async function followProduct(
  tx: Db,
  { productId, isPutUp }: ProductFacts['product.auction-changed'],
): Promise<void> {
  const terms = await findTerms(tx, productId);
  if (!terms) return removeWaitingLot(tx, productId);
  if (await isRunning(tx, productId)) return;
  if (!(await changeWaitingLot(tx, productId, terms)) && isPutUp) await addWaitingLot(tx, productId, terms);
}
