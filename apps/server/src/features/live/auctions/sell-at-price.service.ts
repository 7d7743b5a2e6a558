import { randomUUID } from 'node:crypto';
import type { LotId, ProductId, ShowId, UserId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { holdLot } from './bids.repo.ts';
import { decideAtOnce } from './decide-bids.ts';
import { takePiece } from './lot-piece.service.ts';
import { insertFixedLot } from './show-lots.repo.ts';

interface AtPrice {
  productId: ProductId;
  currency: string;
  price: number;
  needsApproval: boolean;
  buyerId: UserId;
  takesCards: boolean;
}

/**
 * Sells something in a show at its price beside what is under the hammer: a lot of its own with one bid, by all rules of
 * bids, a log as any other, and the same that follows a win. Nobody is asked twice; the screen named the price. The show is
 * locked, and is live.
 */
export async function sellAtPrice(
  tx: Db,
  showId: ShowId,
  { productId, currency, price, needsApproval, buyerId, takesCards }: AtPrice,
): Promise<LotId> {
  const receivedAt = performance.now();
  const id = await insertFixedLot(tx, showId, { productId, currency, price, needsApproval });
  const lot = await holdLot(tx, id);
  if (!lot) throw new Error(`lot ${id} is gone`);
  await takePiece(tx, lot);
  await decideAtOnce(tx, lot, {
    ...({ id: randomUUID(), userId: buyerId, kind: 'once', receivedAt } as const),
    ...{ amount: price, currency, confirmed: true, needsCard: takesCards },
  });
  return id;
}
