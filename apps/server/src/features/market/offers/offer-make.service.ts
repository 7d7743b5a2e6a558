import type { OfferId, ProductId, VariantId } from '@souk/shared/ids.ts';
import { answerWithinMs, counterTrouble, offerTrouble } from '@souk/shared/market/offers/rules.ts';
import type { MakeOfferBody } from '@souk/shared/market/offers/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import { countAttempt } from '../../../platform/rate-limit/strict-limit.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findHomeCountry } from '../../identity/addresses/index.ts';
import { guardSpending, type SpentSince } from '../../identity/self-limits/index.ts';
import { sendCard } from '../../talk/messaging/index.ts';
import { getVisibleProduct } from '../catalog/index.ts';
import { canBeHadIn, notSent } from '../shipping/index.ts';
import { tellOfOffer } from './offer.facts.ts';
import { showChanged } from './offer.live.ts';
import {
  expireOffers,
  findOffer,
  hasWaiting,
  holdShopOf,
  insertOffer,
  lockOffer,
  type OfferRow,
  updateOffer,
} from './offer.repo.ts';
import { findLowestOffer } from './offer-product.repo.ts';
import { needReach } from './offer-reach.ts';
import {
  offerMovedOn,
  offerOpen,
  offersClosed,
  ownProduct,
  wrongAmount,
  wrongVariant,
} from './offers.failures.ts';

const DAY_SECONDS = 86_400;

/**
 * Offers a price for one piece, and puts it into the conversation with the seller; also for someone who is muted, since
 * they say nothing by it. Below the seller's lowest it is turned down at once, and the seller hears nothing.
 */
export async function makeOffer(
  ctx: UserCtx & { spentSince: SpentSince },
  productId: ProductId,
  given: MakeOfferBody,
): Promise<OfferRow> {
  const { db: tx, clock, actor, spentSince } = ctx;
  const answered = given.insteadOf ? await declineCounter(ctx, given.insteadOf, productId, given) : null;
  await holdShopOf(tx, productId);
  const product = await getVisibleProduct(ctx, productId);
  if (actor.shopId === product.shop.id) throw ownProduct();
  const { acceptsOffers, listingKind, status, shopStatus } = product;
  if (!acceptsOffers || listingKind !== 'buy-now' || status !== 'active' || shopStatus !== 'open') {
    throw offersClosed();
  }
  const variant = chosen(product.variants, given.variantId);
  if (variant.available < 1) throw offersClosed();
  const home = await findHomeCountry(tx, actor.userId);
  if (home !== null && !(await canBeHadIn(tx, productId, home))) throw notSent(home);
  const price: Money = { amount: variant.price, currency: product.currency };
  if (given.amount.currency !== price.currency) throw wrongAmount('currency');
  const trouble = offerTrouble(given.amount.amount, price.amount);
  if (trouble) throw wrongAmount(trouble);

  const { lowest, ownerId } = await findLowestOffer(tx, productId);
  await needReach(tx, actor.userId, ownerId, offersClosed);
  await countAttempt(ctx, [
    { of: ['offer', actor.userId, productId], most: 5, withinSeconds: DAY_SECONDS },
    { of: ['offer', actor.userId], most: 60, withinSeconds: DAY_SECONDS },
  ]);
  const now = clock.now();
  await guardSpending(tx, actor.userId, given.amount, now, spentSince);
  const buyerId = actor.userId;
  await expireOffers(tx, { buyerId, productId }, now);
  const tooLow = lowest !== null && given.amount.amount < lowest;
  // One that is turned down at once would hide the one that waits, which could not be taken back then.
  if (tooLow && (await hasWaiting(tx, buyerId, productId))) throw offerOpen();
  const id = newId<OfferId>(now.getTime());
  const isOnly = await insertOffer(tx, {
    id,
    product_id: productId,
    variant_id: variant.id,
    buyer_id: buyerId,
    amount: given.amount.amount,
    currency: price.currency,
    created_at: now,
    expires_at: new Date(now.getTime() + answerWithinMs),
    ...(tooLow ? { state: 'declined' as const, by_itself: true, decided_at: now } : {}),
  });
  if (!isOnly) throw offerOpen();
  const offer = await findOffer(tx, id, now);
  if (!offer) throw notFound('offer');
  if (!tooLow) {
    await sendCard(tx, { by: buyerId, to: ownerId, card: { kind: 'offer', id } }, now);
    await tellOfOffer(tx, offer, 'received', now);
  }
  await showChanged(tx, answered ? [answered, offer] : [offer], now);
  return offer;
}

/** Who answers a counteroffer by a price between the two turns it down. */
async function declineCounter(
  { db: tx, clock, actor }: UserCtx,
  id: OfferId,
  productId: ProductId,
  { amount, variantId }: MakeOfferBody,
): Promise<OfferRow> {
  const now = clock.now();
  await lockOffer(tx, id);
  const offer = await findOffer(tx, id, now);
  if (!offer || offer.buyer.id !== actor.userId || offer.product.id !== productId) throw notFound('offer');
  if (offer.state !== 'countered' || offer.counterAmount === null) throw offerMovedOn(offer.state);
  if (variantId !== offer.variant.id) throw wrongVariant();
  const trouble = counterTrouble(amount.amount, offer.amount, offer.counterAmount);
  if (trouble) throw wrongAmount(trouble);
  await updateOffer(tx, id, { state: 'declined', decided_at: now });
  return { ...offer, state: 'declined' };
}

function chosen<V extends { id: VariantId }>(variants: readonly V[], id: VariantId | null): V {
  const variant = id === null && variants.length === 1 ? variants[0] : variants.find((one) => one.id === id);
  if (!variant) throw wrongVariant();
  return variant;
}
