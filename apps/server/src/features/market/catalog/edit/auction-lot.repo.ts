import type { LotId, ProductId } from '@souk/shared/ids.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/ids.ts';

export interface AuctionTerms {
  currency: string;
  start: number;
  reserve: number | null;
  seconds: number;
}

/** What waits to be auctioned by itself, apart from any show, gets these terms; true when there was such a lot. */
export async function changeWaitingLot(tx: Db, productId: ProductId, terms: AuctionTerms): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lots')
    .set(rowOf(terms))
    .where('product_id', '=', productId)
    .where('show_id', 'is', null)
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function addWaitingLot(tx: Db, productId: ProductId, terms: AuctionTerms): Promise<void> {
  await tx
    .insertInto('lots')
    .values({
      id: newId<LotId>(),
      product_id: productId,
      show_id: null,
      number: null,
      state: 'queued',
      leader_id: null,
      ...rowOf(terms),
    })
    .execute();
}

export async function removeWaitingLot(tx: Db, productId: ProductId): Promise<void> {
  await tx
    .deleteFrom('lots')
    .where('product_id', '=', productId)
    .where('show_id', 'is', null)
    .where('state', '=', 'queued')
    .execute();
}

const rowOf = ({ currency, start, reserve, seconds }: AuctionTerms) => ({
  currency,
  start_amount: start,
  price_amount: start,
  reserve_amount: reserve,
  duration_seconds: seconds,
});
