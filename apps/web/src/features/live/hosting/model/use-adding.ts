import type { LotTermsChange } from '@souk/shared/live/hosting/schema.ts';
import { useAttempts } from '@/platform/api/index.ts';
import { addLot } from '../api/host-acts.ts';

interface AddedPiece {
  productId: string;
  variantId: string | null;
}

/** Puts a piece on the run list: one whose answer was lost, and that is added once more, is there once. */
export function useAdding(showId: string) {
  const attempt = useAttempts();
  return (piece: AddedPiece, terms: LotTermsChange = {}): Promise<unknown> =>
    attempt({ showId, ...piece, terms }, (key) => addLot(showId, piece, terms, key));
}
