import type { BreakView } from '@souk/shared/live/breaks/schema.ts';
import { useRef, useState } from 'react';
import { isApiError, isRefused, useAttempts } from '@/platform/api/index.ts';
import { buySpot } from '../api/breaks.ts';

/** What is missing before a spot can be bought. */
export type SpotNeed = 'sign-in' | 'address' | 'card';

const needs: Record<string, SpotNeed> = {
  unauthenticated: 'sign-in',
  bid_address_needed: 'address',
  bid_card_needed: 'card',
};

interface BuyingParts {
  of: Pick<BreakView, '_id'>;
  signedIn: boolean;
  /** Asks the shop to let one buy, where it approves who does. */
  askShop: () => Promise<unknown>;
}

/** Buying one spot: what is asked for meanwhile, and what became of it. */
export function useBuyingSpot({ of, signedIn, askShop }: BuyingParts) {
  const [need, setNeed] = useState<SpotNeed | null>(null);
  const [bought, setBought] = useState<number | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [asked, setAsked] = useState(false);
  const [sending, setSending] = useState(false);
  const [underWay, setUnderWay] = useState<number | null>(null);
  const attempt = useAttempts();
  const busy = useRef(false);

  async function buy(spot: number): Promise<void> {
    if (!signedIn) return setNeed('sign-in');
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setUnderWay(spot);
    setFailure(null);
    try {
      await attempt([of._id, spot], (key) => buySpot(of._id, spot, key));
      setBought(spot);
    } catch (error) {
      if (isRefused(error)) setUnderWay(null);
      await refused(error);
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  async function refused(error: unknown): Promise<void> {
    const code = isApiError(error) ? error.code : '';
    const missing = needs[code];
    if (missing) setNeed(missing);
    else setFailure(error);
    if (code !== 'bidder_approval_pending') return;
    try {
      await askShop();
      setAsked(true);
      setFailure(null);
    } catch (refusal) {
      setFailure(refusal);
    }
  }

  return {
    ...{ need, bought, failure, asked, sending, buy },
    /** The spot that is being bought, or whose answer was lost: what came of it is asked before another one is bought. */
    underWay,
    stopAsking: () => setNeed(null),
  };
}
