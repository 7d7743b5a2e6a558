import type { ProductId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { publish } from '../../../platform/outbox/outbox.ts';

/** What products announce through the outbox. Amounts are minor units of the product's currency. */
export interface ProductFacts {
  'product.price-dropped': { productId: ProductId; from: number; to: number };
  'product.back-in-stock': { productId: ProductId };
  /** An auction came on sale, was changed there or went off it. `isPutUp`: it was not on sale as one before. */
  'product.auction-changed': { productId: ProductId; isPutUp: boolean };
}

export const announce = <Topic extends keyof ProductFacts>(
  tx: Db,
  topic: Topic,
  fact: ProductFacts[Topic],
): Promise<void> => publish(tx, topic, fact);
