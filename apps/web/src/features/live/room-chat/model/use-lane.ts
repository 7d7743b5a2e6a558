import { bidsBetween, type RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { arrivalLinesOf, type BidLine, bidLinesAfter, bidsIn, laneOf, type MessageLine } from './lane.ts';
import type { Arrival } from './use-arrivals.ts';

/** What is said and bid and who comes in, as one lane. Bids are heard from when one came. */
export function useLane(
  messages: readonly MessageLine[],
  lots: readonly RoomLot[],
  arrivals: readonly Arrival[],
) {
  const [bids, setBids] = useState<BidLine[]>([]);
  const before = useRef(lots);
  const last = useRef(0);
  last.current = messages.findLast(({ born }) => born !== null)?.born ?? 0;
  useEffect(() => {
    const heard = bidsBetween(before.current, lots);
    before.current = lots;
    if (heard.length === 0) return;
    const moment = { now: Date.now(), after: last.current, newId: () => crypto.randomUUID() };
    setBids((known) => bidLinesAfter(known, heard, moment));
  }, [lots]);
  return useMemo(
    () => laneOf(messages, bidsIn(lots, bids), arrivalLinesOf(messages, arrivals)),
    [messages, lots, bids, arrivals],
  );
}
