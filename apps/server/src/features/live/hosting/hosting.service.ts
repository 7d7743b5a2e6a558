import type { ShowId } from '@souk/shared/ids.ts';
import { choiceOf } from '@souk/shared/live/auctions/lot-terms.ts';
import { type HostedLot, type Hosting, quickLotLimit } from '@souk/shared/live/hosting/schema.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findSeller } from '../../market/catalog/index.ts';
import { findPreBidSums } from '../auctions/index.ts';
import { findShow, findStage, isHostOf, maySeeShow } from '../shows/index.ts';
import { countApprovalsWaiting, findHostedLots, findPinned, type HostedLotRow } from './run-list.repo.ts';

/** Everything that who leads a show looks at, besides what everyone sees. */
export async function getHosting({ db, actor }: UserCtx, showId: ShowId): Promise<Hosting> {
  const show = await findShow(db, showId);
  if (!show || !maySeeShow(actor, show)) throw notFound('show');
  if (!isHostOf(actor, show)) throw forbidden();
  const [stage, lots, preBids, approvalsWaiting, { currency }] = await Promise.all([
    findStage(db, showId),
    findHostedLots(db, showId),
    findPreBidSums(db, showId),
    countApprovalsWaiting(db, show.shop.id),
    findSeller(db, show.shop.id),
  ]);
  const pinned = stage.pinned && (await findPinned(db, stage.pinned));
  return {
    ...{ currency, needsApproval: stage.needsApproval, approvalsWaiting, next: stage.next },
    quickLotsLeft: Math.max(0, quickLotLimit - lots.filter(({ quick }) => quick).length),
    pinned: pinned ? (({ id, ...rest }) => ({ _id: id, ...rest }))(pinned) : null,
    lots: lots.map((lot) => presentHostedLot(lot, preBids.get(lot.id) ?? null)),
  };
}

function presentHostedLot(row: HostedLotRow, preBids: HostedLot['preBids']): HostedLot {
  const {
    id,
    number,
    state,
    quick,
    title,
    image,
    productId,
    available,
    price,
    bidCount,
    stopped,
    ships,
    seller,
  } = row;
  const { start, reserve, seconds, closing, steps, needsApproval, confirmAbove } = row;
  return {
    ...{
      _id: id,
      number,
      state,
      quick,
      title,
      image,
      productId,
      available,
      price,
      bidCount,
      stopped,
      ships,
      preBids,
      seller,
    },
    terms: { start, reserve, seconds, closing: choiceOf(closing), steps, needsApproval, confirmAbove },
  };
}
