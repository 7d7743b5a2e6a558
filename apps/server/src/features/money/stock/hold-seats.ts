import type { ProductId, UserId, VariantId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Held } from './holds.repo.ts';
import { findSeats, lockKinds, moveSeats, type Seats } from './seats.repo.ts';

interface Asking {
  buyerId: UserId;
  now: Date;
}

/** Takes as many tickets of what is wanted as there are and as one person may have, with what goes back before. */
export async function holdSeats(
  tx: Db,
  { buyerId, now }: Asking,
  wanted: ReadonlyMap<VariantId, number>,
  back: readonly Held[],
): Promise<Held[]> {
  if (wanted.size + back.length === 0) return [];
  await lockKinds(tx, [...wanted.keys(), ...idsOf(back)]);
  await moveSeats(tx, back, -1);
  const held = shareSeats(await findSeats(tx, buyerId, [...wanted.keys()], now), wanted);
  await moveSeats(tx, held, 1);
  return held;
}

/** All of these or none. */
export async function holdSeatsAgain(
  tx: Db,
  { buyerId, now }: Asking,
  tickets: readonly Held[],
): Promise<boolean> {
  if (tickets.length === 0) return true;
  const wanted = new Map(tickets.map(({ variantId, quantity }) => [variantId, quantity]));
  await lockKinds(tx, idsOf(tickets));
  const held = shareSeats(await findSeats(tx, buyerId, idsOf(tickets), now), wanted);
  if (held.length < tickets.length) return false;
  if (held.some(({ variantId, quantity }) => quantity !== wanted.get(variantId))) return false;
  await moveSeats(tx, held, 1);
  return true;
}

export async function giveSeatsBack(tx: Db, tickets: readonly Held[]): Promise<void> {
  if (tickets.length === 0) return;
  await lockKinds(tx, idsOf(tickets));
  await moveSeats(tx, tickets, -1);
}

/** Kinds of one event share its seats, and what one person may have of them. */
function shareSeats(rows: readonly Seats[], wanted: ReadonlyMap<VariantId, number>): Held[] {
  const left = new Map<ProductId, number>();
  const held: Held[] = [];
  for (const { variantId, productId, ofKind, ofEvent, allowed } of rows) {
    const most = left.get(productId) ?? Math.min(ofEvent ?? Infinity, allowed ?? Infinity);
    const quantity = Math.min(wanted.get(variantId) ?? 0, ofKind ?? Infinity, most);
    left.set(productId, most - quantity);
    if (quantity > 0) held.push({ kind: 'ticket', variantId, productId, quantity });
  }
  return held;
}

const idsOf = (tickets: readonly Held[]): VariantId[] => tickets.map(({ variantId }) => variantId);
