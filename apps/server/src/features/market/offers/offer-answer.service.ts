import type { OfferId } from '@souk/shared/ids.ts';
import {
  answerWithinMs,
  counterTrouble,
  isWaiting,
  mayMove,
  type OfferState,
  priceHoldsMs,
} from '@souk/shared/market/offers/rules.ts';
import type { Money } from '@souk/shared/money.ts';
import type { Updateable } from 'kysely';
import type { Tables } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { guardSpending, type SpentSince } from '../../identity/self-limits/index.ts';
import { sendCard } from '../../talk/messaging/index.ts';
import { type OfferFact, tellOfOffer } from './offer.facts.ts';
import { showChanged } from './offer.live.ts';
import { judgedOf, type OfferSide, sideOf, whatCanBeDone } from './offer.policy.ts';
import { findOffer, holdShopOf, lockOffer, type OfferRow, updateOffer } from './offer.repo.ts';
import { needReach } from './offer-reach.ts';
import { notForSaleNow, offerMovedOn, wrongAmount } from './offers.failures.ts';

/** The side whose turn it is agrees; the price holds for a day. */
export const acceptOffer = (ctx: UserCtx & { spentSince: SpentSince }, id: OfferId): Promise<OfferRow> =>
  move(ctx, id, 'accepted', async ({ tx, offer, side, now }) => {
    if (side === 'buyer') {
      const price = { amount: offer.counterAmount ?? offer.amount, currency: offer.currency };
      await guardSpending(tx, ctx.actor.userId, price, now, ctx.spentSince);
    }
    return { decided_at: now, holds_until: new Date(now.getTime() + priceHoldsMs) };
  });

export const declineOffer = (ctx: UserCtx, id: OfferId): Promise<OfferRow> =>
  move(ctx, id, 'declined', async ({ now }) => ({ decided_at: now }));

/** The buyer takes it back while it is undecided. */
export const withdrawOffer = (ctx: UserCtx, id: OfferId): Promise<OfferRow> =>
  move(ctx, id, 'withdrawn', async ({ now }) => ({ decided_at: now }));

/** The seller names another price, and the buyer has the turn. */
export const counterOffer = (ctx: UserCtx, id: OfferId, amount: Money): Promise<OfferRow> =>
  move(ctx, id, 'countered', async ({ offer, now }) => {
    if (amount.currency !== offer.currency) throw wrongAmount('currency');
    const trouble = counterTrouble(amount.amount, offer.amount, offer.variant.price);
    if (trouble) throw wrongAmount(trouble);
    return { counter_amount: amount.amount, expires_at: new Date(now.getTime() + answerWithinMs) };
  });

interface Moving {
  tx: UserCtx['db'];
  offer: OfferRow;
  side: OfferSide;
  now: Date;
}

/** Asking twice is asking once: what is so already is given as it stands. */
function move(
  { db, clock, actor }: UserCtx,
  id: OfferId,
  to: OfferState,
  changeOf: (moving: Moving) => Promise<Updateable<Tables['offers']>>,
): Promise<OfferRow> {
  return db.transaction().execute(async (tx) => {
    const now = clock.now();
    const locked = await lockOffer(tx, id);
    if (locked && needsBoth.includes(to)) await holdShopOf(tx, locked.product_id);
    const offer = await findOffer(tx, id, now);
    if (!offer) throw notFound('offer');
    const judged = judgedOf(offer);
    const side = sideOf(actor, judged);
    if (!side) throw notFound('offer');
    if (offer.state === to && !isWaiting(to)) return offer;
    if (needsBoth.includes(to)) {
      const other = side === 'buyer' ? offer.shop.ownerId : offer.buyer.id;
      await needReach(tx, actor.userId, other, () => notFound('user'));
    }
    if (!mayMove(offer.state, to)) throw offerMovedOn(offer.state);
    if (needsBoth.includes(to) && !offer.buyable) throw notForSaleNow();
    if (!whatCanBeDone(actor, judged)[acts[to]]) throw offerMovedOn(offer.state);
    await updateOffer(tx, id, { state: to, ...(await changeOf({ tx, offer, side, now })) });
    const moved = await findOffer(tx, id, now);
    if (!moved) throw notFound('offer');
    if (to === 'countered') {
      const card = { kind: 'offer', id, turn: 'counter' } as const;
      await sendCard(tx, { id: newId(now.getTime()), by: actor.userId, to: offer.buyer.id, card }, now);
    }
    const fact = factOf(to, side);
    if (fact && !(fact === 'declined' && offer.apart)) await tellOfOffer(tx, moved, fact, now);
    await showChanged(tx, [moved], now);
    return moved;
  });
}

/** What the other side is told of; an offer that is taken back is told to nobody. */
function factOf(to: OfferState, side: OfferSide): OfferFact | null {
  if (to === 'accepted') return side === 'seller' ? 'accepted' : 'counter-accepted';
  if (to === 'countered') return 'countered';
  return to === 'declined' && side === 'seller' ? 'declined' : null;
}

/** What goes on between the two; an offer is ended over a block as well. */
const needsBoth: readonly OfferState[] = ['accepted', 'countered'];

const acts = {
  accepted: 'accept',
  declined: 'decline',
  withdrawn: 'withdraw',
  countered: 'counter',
  // Nobody brings these about by hand.
  open: 'counter',
  expired: 'counter',
} as const satisfies Record<OfferState, string>;
