import { drawnContents, hashOfSpot, hashOfSpots } from '@souk/shared/live/breaks/draw.ts';
import { orderPage } from '@souk/shared/money/orders/paths.ts';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { nextInTurn } from '../../../platform/jobs/in-turn.ts';
import { noteDrawn } from '../../money/orders/index.ts';
import { notify } from '../../talk/notifications/index.ts';
import { tellOfBreak } from './breaks.live.ts';
import {
  type BoughtSpot,
  type Break,
  findBought,
  lockToDraw,
  updateBreak,
  updateSpot,
} from './breaks.repo.ts';
import { callOff } from './cancelling.service.ts';
import { keepUnsold } from './hosting.service.ts';

/** Draws what is ready. Any worker may, and each break is drawn once. Gives how many are over by it. */
export function drawReady({ db, clock }: { db: Kysely<Tables>; clock: Clock }): Promise<number> {
  return nextInTurn(db, lockToDraw, (tx, one) => drawOrCancel(tx, one, clock.now()));
}

/** The list is frozen, the secret draws from it, and everybody hears what they have, in one transaction. */
async function drawOrCancel(tx: Db, one: Break, now: Date): Promise<void> {
  const bought = await findBought(tx, one.id);
  if (bought.length > 0) await draw(tx, one, bought, now);
  else await callOff(tx, one);
  await tellOfBreak(tx, one.id, now);
}

async function draw(tx: Db, one: Break, bought: readonly BoughtSpot[], now: Date): Promise<void> {
  const { id, declared, secret, contents } = one;
  const entries = new Map<number, object>();
  let last = declared;
  for (const [index, { spot, lot, lotHead, soldAt }] of bought.entries()) {
    const number = index + 1;
    last = hashOfSpot(last, { number, spot, lot, lotHead, at: soldAt.toISOString() });
    entries.set(spot, { entry: number, lot_id: lot, lot_head: lotHead, sold_at: soldAt, hash: last });
  }
  const left = one.spots.filter(({ spot }) => !entries.has(spot));
  const head = hashOfSpots(last, { count: bought.length, house: left.map(({ spot }) => spot) });
  const drawn = drawnContents({ secret, head }, contents);
  for (const { spot } of one.spots)
    await updateSpot(tx, id, spot, { ...entries.get(spot), content: drawn[spot - 1] ?? null });
  await updateBreak(tx, id, { state: 'drawn', drawn_at: now, head });
  // What is in them is known now, so that they are not sold as spots any more.
  await keepUnsold(tx, left);
  await tellBuyers(tx, one, { bought, drawn }, now);
}

/** Each in their order first, as everyone locks orders before lists. */
async function tellBuyers(
  tx: Db,
  { id, title, contents }: Break,
  { bought, drawn }: { bought: readonly BoughtSpot[]; drawn: readonly number[] },
  now: Date,
): Promise<void> {
  const named = bought.map((one) => ({
    ...{ ...one, from: title, drawn: contents[(drawn[one.spot - 1] ?? 0) - 1]?.name ?? '' },
  }));
  await noteDrawn(tx, named, now);
  for (const { spot, orderId, buyerId, drawn: what } of named.toSorted((a, b) =>
    a.buyerId < b.buyerId ? -1 : 1,
  )) {
    const params = { product: `#${spot} ${title}`, drawn: what };
    const about = { about: `${id} ${spot}`, to: orderPage(orderId), picture: null };
    await notify(tx, buyerId, { text: 'spotDrawn', params, ...about }, now);
  }
}
