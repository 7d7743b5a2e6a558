import { randomBytes } from 'node:crypto';
import type { ShowId, UserId } from '@souk/shared/ids.ts';
import { hashOfSecret, hashOfTerms } from '@souk/shared/live/giveaways/draw.ts';
import { type GiveawayId, giveawayLimit, type NewGiveaway } from '@souk/shared/live/giveaways/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { amountsIn } from '../../../platform/errors/other-currency.ts';
import { newId } from '../../../platform/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findSeller } from '../../market/catalog/index.ts';
import { holdPiece } from '../../money/stock/index.ts';
import { addQuickProduct, holdOwnShow } from '../hosting/index.ts';
import { type HeldShow, showNotLive } from '../shows/index.ts';
import { dropGiveaway, tellOfGiveaway } from './giveaway.live.ts';
import { giveawayRunning, giveawayStarted, nothingToGive, tooManyGiveaways } from './giveaways.failures.ts';
import {
  countGiveaways,
  deleteGiveaway,
  findGiveaway,
  findProductToGive,
  type Giveaway,
  insertGiveaway,
  lockGiveaway,
  updateGiveaway,
} from './giveaways.repo.ts';

/** A giveaway that waits to be opened. The hash of its secret is known from now on. Within a transaction of the call’s key. */
export async function addGiveaway(
  { db: tx, actor, clock }: UserCtx,
  showId: ShowId,
  { item, seconds, audience }: NewGiveaway,
): Promise<GiveawayId> {
  const show = await holdOwnShow(tx, actor, showId);
  if (!['scheduled', 'rehearsal', 'live'].includes(show.state)) throw showNotLive();
  if ((await countGiveaways(tx, showId)).all >= giveawayLimit) throw tooManyGiveaways();
  const now = clock.now();
  const secret = randomBytes(32).toString('hex');
  const id = newId<GiveawayId>(now.getTime());
  const prize = await prizeOf(tx, show, item, { writer: actor.userId, now });
  await insertGiveaway(tx, {
    ...{ id, show_id: showId, ...prize, audience, seconds },
    ...{ secret, secret_hash: hashOfSecret(secret), created_at: now },
  });
  await tellAnew(tx, id, now);
  return id;
}

async function prizeOf(
  tx: Db,
  show: HeldShow,
  item: NewGiveaway['item'],
  { writer, now }: { writer: UserId; now: Date },
) {
  if (item.kind === 'quick') {
    const { currency } = await findSeller(tx, show.shop.id);
    const { name: title, image, worth } = amountsIn(currency, item);
    const { productId } = await addQuickProduct(tx, show, {
      ...{ writer, title, image, price: worth, now },
    });
    return { product_id: productId, variant_id: null, title, worth, currency };
  }
  const variants = await findProductToGive(tx, show.shop.id, item.productId);
  const variant = item.variantId ? variants.find(({ id }) => id === item.variantId) : variants[0];
  if (!variant || (!item.variantId && variants.length > 1) || variant.available < 1) throw nothingToGive();
  const { id, title, price, currency } = variant;
  const variant_id = variants.length > 1 ? id : null;
  return { product_id: item.productId, variant_id, title, worth: price || null, currency };
}

/** Only what nobody could enter yet. */
export function removeGiveaway({ db, actor, clock }: UserCtx, id: GiveawayId): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const giveaway = await holdWaiting(tx, actor, id);
    await deleteGiveaway(tx, id);
    await dropGiveaway(tx, giveaway, clock.now());
  });
}

/** Opens it for as long as was said, with its piece held: from now on nobody changes it, nor draws it again. */
export function startGiveaway({ db, actor, clock }: UserCtx, id: GiveawayId): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const giveaway = await holdWaiting(tx, actor, id, 'live');
    const { showId, productId, secretHash, audience, seconds, now } = giveaway;
    if ((await countGiveaways(tx, showId)).open > 0) throw giveawayRunning();
    const variantId = await holdPiece(tx, productId, giveaway.variantId);
    if (!variantId) throw nothingToGive();
    const endsAt = new Date(now.getTime() + seconds * 1_000);
    const head = hashOfTerms({
      ...{ giveaway: id, product: productId, secretHash, audience },
      ...{ opensAt: now.toISOString(), endsAt: endsAt.toISOString() },
    });
    await updateGiveaway(tx, id, {
      ...{ state: 'open', opened_at: now, ends_at: endsAt, head, variant_id: variantId, piece: 'held' },
    });
    await tellAnew(tx, id, clock.now());
  });
}

async function holdWaiting(
  tx: Db,
  actor: UserCtx['actor'],
  id: GiveawayId,
  needed: 'live' | null = null,
): Promise<Giveaway> {
  const { show, giveaway } = await holdGiveaway(tx, actor, id);
  if (giveaway.state !== 'waiting') throw giveawayStarted();
  if (needed && show.state !== needed) throw showNotLive();
  return giveaway;
}

/** One of one’s own shows. Shows are locked before what is in them. */
export async function holdGiveaway(
  tx: Db,
  actor: UserCtx['actor'],
  id: GiveawayId,
): Promise<{ show: HeldShow; giveaway: Giveaway }> {
  const found = await findGiveaway(tx, id);
  if (!found) throw notFound('giveaway');
  const show = await holdOwnShow(tx, actor, found.showId);
  const giveaway = await lockGiveaway(tx, id);
  if (!giveaway) throw notFound('giveaway');
  return { show, giveaway };
}

export async function tellAnew(tx: Db, id: GiveawayId, now: Date): Promise<void> {
  const giveaway = await findGiveaway(tx, id);
  if (giveaway) await tellOfGiveaway(tx, giveaway, now);
}
