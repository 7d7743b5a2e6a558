import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { BidInput, BidRefusalDetails } from '@souk/shared/live/auctions/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isApiError, newIdempotencyKey } from '@/platform/api/index.ts';
import { useWordsToCome } from '@/platform/i18n/index.ts';
import { isSignedIn, useSession } from '@/platform/session/session.store.ts';
import { toast } from '@/ui/toast/toast.ts';
import { placeBid } from '../api/place-bid.ts';
import { takeBidBack } from '../api/take-bid-back.ts';
import { getOwnPreBids, givePreBid } from '../api/waiting-lots.ts';
import { afterOwnBid, bidderIn, isTriedBy } from './bidder.ts';
import { forgetWish, keepWish } from './kept-wish.ts';
import { dropOwnBid, keepOwnBid, ownBids } from './own-bids.store.ts';
import { refusalWords } from './refusal-words.ts';
import { taps } from './taps.ts';
import { type Missing, missingIn } from './use-missing.ts';
import { useRefusalWords } from './use-refusal-words.ts';
import type { Self } from './use-self.ts';

export type Bidding = ReturnType<typeof useBidding>;
type Wish = Pick<BidInput, 'kind' | 'amount' | 'confirmed'>;

/** What a bid needs before it counts. */
export type Need = 'sign-in' | Missing | 'confirmation';

export interface Refusal {
  lotId: string;
  title: string;
  error: unknown;
  details: Partial<BidRefusalDetails>;
}

const needs: Record<string, Need> = {
  unauthenticated: 'sign-in',
  confirm_bid: 'confirmation',
};

/** A refusal is read by then. */
const REFUSAL_MS = 8_000;

/** Everything one can do in a lot, and what became of it. */
export function useBidding(heard: RoomLot | null, self: Self | null) {
  useWordsToCome(refusalWords);
  const mayBid = useSession(isSignedIn);
  const lotId = heard?._id ?? '';
  const queries = useQueryClient();
  const own = ownBids(({ bids }) => bids[lotId] ?? null);
  const [sending, setSending] = useState<(Wish & { lotId: string }) | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [asked, setAsked] = useState<{ need: Need; wish: Wish; lotId: string } | null>(null);
  const [isNewTap] = useState(taps);
  const busy = useRef(false);
  const giveUp = useRef<AbortController>(undefined);
  const isGone = useRef(false);
  const words = useRefusalWords();
  const lot = heard && afterOwnBid(heard, own, self);
  const isOpen = heard?.state === 'running' || heard?.state === 'queued';
  const isLate = asked !== null && (asked.lotId !== lotId || !isOpen);
  const isMissing = asked?.need === 'address' || asked?.need === 'card';

  const bidder = lot ? bidderIn(lot, own, self) : ({ kind: 'watching' } as const);
  const leads = bidder.kind === 'leading';
  const isUnknown = mayBid && heard?.state === 'running' && !own;
  // A bid of theirs from another device that never led; what this tab sent it hears of itself.
  const tried = isTriedBy(heard, self) && !sending;

  // biome-ignore lint/correctness/useExhaustiveDependencies: of a lot it is asked once, and once more when one leads or bid elsewhere
  useEffect(() => {
    if (isUnknown) askForOwn(leads || tried);
  }, [lotId, isUnknown, leads, tried]);

  // What is on its way is not bid for who is not there any more.
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      giveUp.current?.abort();
    };
  }, []);

  useEffect(() => {
    if (!refusal) return;
    const timer = setTimeout(() => setRefusal(null), REFUSAL_MS);
    return () => clearTimeout(timer);
  }, [refusal]);

  function askForOwn(isSure: boolean): void {
    if (!heard) return;
    import('./ask-own-bid.ts')
      .then(({ askOwnBid }) => askOwnBid(heard, isSure, queries))
      .then((bid) => bid && keepOwnBid(lotId, bid))
      .catch(() => undefined);
  }

  async function send(wish: Wish): Promise<boolean> {
    if (busy.current || !lotId) return false;
    busy.current = true;
    const title = heard?.title ?? '';
    setSending({ ...wish, lotId });
    setRefusal(null);
    try {
      if (heard?.state === 'queued') await bidBeforehand(wish);
      else {
        giveUp.current = new AbortController();
        const bid = { ...wish, id: newIdempotencyKey() };
        const answer = await placeBid(lotId, bid, giveUp.current);
        keepOwnBid(lotId, { amount: wish.amount, answer });
      }
      return true;
    } catch (error) {
      const need = missingIn(error) ?? (isApiError(error) ? needs[error.code] : undefined);
      // A card’s bank may ask in place of this page.
      if (need === 'card') keepWish({ kind: wish.kind, amount: wish.amount, lotId });
      if (need) setAsked({ need, wish, lotId });
      else if (isGone.current) toast({ kind: 'bad', title, text: words(error), acrossPages: true });
      else setRefusal({ lotId, title, error, details: detailsOf(error) });
      return need !== undefined;
    } finally {
      busy.current = false;
      setSending(null);
    }
  }

  /** Before a lot begins the most one would pay is kept, and bids as it begins. */
  async function bidBeforehand({ kind: _kind, ...preBid }: Wish): Promise<void> {
    await givePreBid(lotId, { ...preBid, id: newIdempotencyKey() });
    await queries.invalidateQueries({ queryKey: getOwnPreBids(heard?.showId ?? '').queryKey });
  }

  /** Whether it is done, or is being asked about. */
  function bid(kind: Wish['kind'], amount: Money): Promise<boolean> {
    if (!mayBid) {
      setAsked({ need: 'sign-in', wish: { kind, amount }, lotId });
      return Promise.resolve(true);
    }
    return send({ kind, amount });
  }

  /** From a button that may be pressed twice by one who means it once. */
  function tap(amount: Money): void {
    if (isNewTap(performance.now())) void bid('once', amount);
  }

  async function takeBack(): Promise<void> {
    if (!own) return;
    try {
      await takeBidBack(lotId, own.answer.number);
      dropOwnBid(lotId);
      // One before it may stand again.
      askForOwn(true);
    } catch (error) {
      setRefusal({ lotId, title: heard?.title ?? '', error, details: {} });
    }
  }

  return {
    ...{ lot, own, self, mayBid, bid, tap, takeBack, bidder },
    sending: sending?.lotId === lotId ? sending : null,
    refusal: refusal?.lotId === lotId ? refusal : null,
    /** What became of a bid on a lot that is over by now, as it is told: the next one may run already. */
    refusedBefore: refusal && refusal.lotId !== lotId ? `${refusal.title}: ${words(refusal.error)}` : null,
    /** What is missing is missing for the next lot too: writing it is not cut short as this one closes. */
    asked: asked?.lotId === lotId || isMissing ? asked : null,
    /** The lot it was asked for takes no more bids. */
    isLate,
    stopAsking: () => {
      forgetWish();
      setAsked(null);
    },
    /** What was missing is there: the same bid again, on the lot it was meant for. */
    goOn: (confirmed = false) => {
      forgetWish();
      setAsked(null);
      if (asked && !isLate) void send({ ...asked.wish, ...(confirmed ? { confirmed } : {}) });
    },
    askToSignIn: () =>
      lot && setAsked({ need: 'sign-in', wish: { kind: 'once', amount: lot.nextBid }, lotId }),
  };
}

const detailsOf = (error: unknown): Partial<BidRefusalDetails> =>
  (isApiError(error) ? (error.details as Partial<BidRefusalDetails> | undefined) : undefined) ?? {};
