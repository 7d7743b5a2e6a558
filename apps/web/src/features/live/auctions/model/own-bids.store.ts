import type { OwnBid } from '@souk/shared/live/auctions/schema.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { memoryStorage, sessionStore } from '@/platform/session/session.store.ts';

type OwnBids = { bids: Record<string, OwnBid> };

/** Kept for as long as the tab, so that a reload in the middle still knows what one bid. */
export const ownBids = create<OwnBids>()(
  persist((): OwnBids => ({ bids: {} }), {
    name: 'souk-own-bids',
    storage: createJSONStorage(() => globalThis.sessionStorage ?? memoryStorage()),
  }),
);

/** The latest: what the market was asked for may come after it. */
export function keepOwnBid(lotId: string, bid: OwnBid): void {
  ownBids.setState(({ bids }) =>
    (bids[lotId]?.answer.number ?? 0) > bid.answer.number ? {} : { bids: { ...bids, [lotId]: bid } },
  );
}

export function dropOwnBid(lotId: string): void {
  ownBids.setState(({ bids: { [lotId]: _, ...bids } }) => ({ bids }));
}

// What one person bid is not for the next one.
sessionStore.subscribe((now, before) => {
  if (before.user && now.user?._id !== before.user._id) ownBids.setState({ bids: {} });
});
