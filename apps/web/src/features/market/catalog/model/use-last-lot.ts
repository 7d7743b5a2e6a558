import type { LotStatus } from '@souk/shared/market/showcase/lot.ts';
import { useState } from 'react';

/** The auction on this page, kept in its place when it ends, so that nothing jumps under a buyer's finger. */
export function useLastLot(lot: LotStatus | null): { lot: LotStatus; running: boolean } | null {
  const [seen, setSeen] = useState(lot);
  if (lot !== null && lot !== seen) setSeen(lot);
  const last = lot ?? seen;
  return last && { lot: last, running: lot !== null };
}
