import type { LotTermsChange } from '@souk/shared/live/hosting/schema.ts';
import type { useAttempts } from '@/platform/api/index.ts';

interface AddedPiece {
  productId: string;
  variantId: string | null;
}

type Send = (showId: string, piece: AddedPiece, terms: LotTermsChange, key: string) => Promise<unknown>;

/** Puts a piece on the run list: one whose answer was lost, and that is added once more, is there once. */
export const addingTo =
  (showId: string, attempt: ReturnType<typeof useAttempts>, send: Send) =>
  (piece: AddedPiece, terms: LotTermsChange = {}): Promise<unknown> =>
    attempt({ showId, ...piece, terms }, (key) => send(showId, piece, terms, key));
