import { type Hammer, hammerBetween, type RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import { useEffect, useRef, useState } from 'react';

const SHOWN_MS = 3_000;
/** The winner reads what happens next. */
const WON_MS = 8_000;

/** The lot that was closed just now, for as long as it is shown. */
export function useHammer(lots: readonly RoomLot[], ownIds: readonly string[]) {
  const before = useRef(lots);
  const [hammer, setHammer] = useState<Hammer | null>(null);
  useEffect(() => {
    const fell = hammerBetween(before.current, lots);
    before.current = lots;
    if (fell) setHammer(fell);
  }, [lots]);
  // One may have gone on to another show meanwhile.
  const shown = lots.some(({ _id }) => _id === hammer?.lot._id) ? hammer : null;
  const isWon = shown?.result === 'sold' && ownIds.includes(shown.lot.told?.leader?.id ?? '');
  useEffect(() => {
    if (!hammer) return;
    const timer = setTimeout(() => setHammer(null), isWon ? WON_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [hammer, isWon]);
  return { hammer: shown, isWon, close: () => setHammer(null) };
}
