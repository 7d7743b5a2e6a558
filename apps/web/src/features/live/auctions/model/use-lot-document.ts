import type { LotDocument } from '@souk/shared/live/auctions/schema.ts';
import type { LotStatus } from '@souk/shared/market/showcase/lot.ts';
import { useLiveDoc } from '@/platform/live/index.ts';

type At = Pick<LotStatus, '_id' | 'showId'> & { productId: string };

/** Where a lot stands at this moment; undefined until that is known. */
export function useLotDocument({ _id, showId, productId }: At): LotDocument | undefined {
  const path = showId ? `rooms/${showId}/lots/${_id}` : `auctions/${productId}/lots/${_id}`;
  const found = useLiveDoc(path);
  return (found?.doc?.data as LotDocument | undefined) ?? undefined;
}
