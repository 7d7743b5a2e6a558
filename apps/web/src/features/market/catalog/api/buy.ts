import type { Offer } from '@souk/shared/market/offers/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { api, newIdempotencyKey } from '@/platform/api/index.ts';

export function makeOffer(productId: string, variantId: string | null, amount: Money): Promise<Offer> {
  return api.post(
    `/products/${productId}/offers`,
    { variantId, amount },
    { idempotencyKey: newIdempotencyKey() },
  );
}

export function placeBid(lotId: string, amount: Money): Promise<unknown> {
  return api.post(`/lots/${lotId}/bids`, { id: newIdempotencyKey(), kind: 'once', amount });
}
