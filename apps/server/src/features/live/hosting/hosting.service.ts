import type { ShowId } from '@souk/shared/ids.ts';
import { choiceOf } from '@souk/shared/live/auctions/lot-terms.ts';
import {
  type HostedLot,
  type Hosting,
  type PreBidSums,
  quickLotLimit,
} from '@souk/shared/live/hosting/schema.ts';
import { stepsIn } from '@souk/shared/market/catalog/bid-steps.ts';
import { inCurrency, sumIn } from '@souk/shared/money-rules.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findSeller } from '../../market/catalog/index.ts';
import { findPreBidSums } from '../auctions/index.ts';
import { findShow, findStage, isHostOf, maySeeShow } from '../shows/index.ts';
import {
  countApprovalsWaiting,
  findHostedLots,
  findPinned,
  type HostedLotRow,
  type PinnedRow,
} from './run-list.repo.ts';

/** Everything that who leads a show looks at, besides what everyone sees. */
export async function getHosting({ db, actor }: UserCtx, showId: ShowId): Promise<Hosting> {
  const show = await findShow(db, showId);
  if (!show || !maySeeShow(actor, show)) throw notFound('show');
  if (!isHostOf(actor, show)) throw forbidden();
  const [stage, lots, preBids, approvalsWaiting, { currency }] = await Promise.all([
    findStage(db, showId),
    findHostedLots(db, showId),
    findPreBidSums(db, { showId }),
    countApprovalsWaiting(db, show.shop.id),
    findSeller(db, show.shop.id),
  ]);
  const pinned = stage.pinned && (await findPinned(db, showId, stage.pinned));
  return {
    ...{ currency, needsApproval: stage.needsApproval, approvalsWaiting, next: stage.next },
    quickLotsLeft: Math.max(0, quickLotLimit - lots.filter(({ quick }) => quick).length),
    pinned: pinned && presentPinned(pinned),
    lots: lots.map((lot) => presentHostedLot(lot, preBids.get(lot.id) ?? null)),
  };
}

const presentPinned = ({ id, price, currency, ...others }: PinnedRow): Hosting['pinned'] => ({
  ...{ _id: id, price: { amount: price, currency }, ...others },
});

function presentHostedLot(row: HostedLotRow, sums: PreBidSums | null): HostedLot {
  const {
    id,
    number,
    state,
    quick,
    title,
    image,
    productId,
    variant,
    available,
    price,
    bidCount,
    stopped,
    ships,
    seller,
  } = row;
  const { currency, start, reserve, seconds, closing, steps, needsApproval, confirmAbove } = row;
  const money = inCurrency(currency);
  return {
    ...{
      _id: id,
      number,
      state,
      quick,
      title,
      image,
      productId,
      variant,
      available,
      price: money(price),
      bidCount,
      stopped,
      ships,
      preBids: sums && { count: sums.count, opensAt: sumIn(sums, sums.opensAt) },
      seller,
    },
    terms: {
      ...{ start: money(start), reserve: money(reserve), confirmAbove: money(confirmAbove) },
      steps: stepsIn(currency, steps),
      ...{ seconds, closing: choiceOf(closing), needsApproval },
    },
  };
}
