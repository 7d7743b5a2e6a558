import type { LotId, ShowId } from '@souk/shared/ids.ts';
import type { BreakLog } from '@souk/shared/live/breaks/log.ts';
import type { BreakId, BreakView } from '@souk/shared/live/breaks/schema.ts';
import type { Delivery } from '@souk/shared/market/shipping/schema.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { Ctx } from '../../../platform/session/actor.ts';
import { findDefaultAddress } from '../../identity/addresses/index.ts';
import { findDelivery } from '../../market/shipping/index.ts';
import { findBesideWin, orderAddressOf } from '../../money/checkout/index.ts';
import { findShow, maySeeShow } from '../shows/index.ts';
import { presentBreak, presentLog } from './breaks.presenter.ts';
import { type Break, findBreak, findBreakOfLot, findBreaksOf } from './breaks.repo.ts';

type Reading = Pick<Ctx, 'db' | 'actor'>;

const isShown = async ({ db, actor }: Reading, showId: ShowId): Promise<boolean> => {
  const show = await findShow(db, showId);
  return show !== null && maySeeShow(actor, show);
};

async function findVisible(ctx: Reading, id: BreakId): Promise<Break> {
  const found = await findBreak(ctx.db, id);
  if (!found || !(await isShown(ctx, found.showId))) throw notFound('break');
  return found;
}

export const getBreak = async (ctx: Reading, id: BreakId): Promise<BreakView> =>
  presentBreak(await findVisible(ctx, id));

export const readBreakLog = async (ctx: Reading, id: BreakId): Promise<BreakLog> =>
  presentLog(await findVisible(ctx, id));

export async function listBreaks(ctx: Reading, showId: ShowId): Promise<BreakView[]> {
  if (!(await isShown(ctx, showId))) throw notFound('show');
  return (await findBreaksOf(ctx.db, showId)).map(presentBreak);
}

/** The break of which a lot sells a spot; null where it is a lot as any other. */
export async function getBreakOfLot(ctx: Reading, lotId: LotId): Promise<BreakView | null> {
  const found = await findBreakOfLot(ctx.db, lotId);
  return found && (await isShown(ctx, found.showId)) ? presentBreak(found) : null;
}

/** What it costs to send one of its spots that have a price: only what the parcel with earlier wins then costs more. */
export async function getSpotDelivery(ctx: Ctx, id: BreakId, country: string): Promise<Delivery> {
  const { db, actor, clock } = ctx;
  const { showId, spots } = await findVisible(ctx, id);
  const spot = spots.find(({ price }) => price !== null);
  if (!spot) throw notFound('break');
  const { productId } = spot;
  const address = actor.kind === 'user' ? await findDefaultAddress(db, actor.userId) : undefined;
  const beside =
    actor.kind === 'user' && address?.country === country
      ? await findBesideWin(db, {
          showId,
          productId,
          buyerId: actor.userId,
          address: orderAddressOf(address, clock.now()),
        })
      : null;
  const found = await findDelivery(db, { productId, country, now: clock.now(), reader: actor, beside });
  if (!found) throw notFound('break');
  return found;
}
