import type { LotId } from '@souk/shared/ids.ts';
import type { LotPage, ShownBidder } from '@souk/shared/live/auctions/lot-page.ts';
import { stepsOf } from '@souk/shared/live/auctions/rules.ts';
import type { Delivery } from '@souk/shared/market/shipping/schema.ts';
import { minorDigits } from '@souk/shared/money-digits.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import { type Ctx, isStaff } from '../../../platform/session/actor.ts';
import { findDelivery } from '../../market/shipping/index.ts';
import { presentLot } from '../../market/showcase/index.ts';
import { findShow, maySeeShow } from '../shows/index.ts';
import { findLotPage, findShownBidders, type LotPageRow } from './lot-page.repo.ts';

/** A lot, to whom its show or its product is shown. */
export async function getLotPage({ db, actor }: Pick<Ctx, 'db' | 'actor'>, id: LotId): Promise<LotPage> {
  const found = await findLotPage(db, id);
  if (!found) throw notFound('lot');
  if (!(await isShown({ db, actor }, found))) throw notFound('lot');
  return presentLotPage(found, await findShownBidders(db, id));
}

/** What it costs to get a lot to a country, for whom it is shown to. */
export async function getLotDelivery(ctx: Ctx, id: LotId, country: string): Promise<Delivery> {
  const { product } = await getLotPage(ctx, id);
  const { db, actor: reader, clock } = ctx;
  const found = await findDelivery(db, { productId: product._id, country, now: clock.now(), reader });
  if (!found) throw notFound('lot');
  return found;
}

async function isShown({ db, actor }: Pick<Ctx, 'db' | 'actor'>, lot: LotPageRow): Promise<boolean> {
  if (isStaff(actor) || (actor.kind === 'user' && actor.userId === lot.ownerId)) return true;
  const show = lot.show && (await findShow(db, lot.show._id));
  if (show) return maySeeShow(actor, show);
  return lot.shopStatus === 'open' && lot.productStatus !== 'draft';
}

function presentLotPage(row: LotPageRow, bidders: ShownBidder[]): LotPage {
  const { lot, show, buyNow } = row;
  const status = presentLot(lot);
  const isOpen = lot.bidCount === 0 && (lot.state === 'running' || lot.state === 'queued');
  return {
    ...status,
    product: { _id: lot.productId, title: lot.title, image: lot.image },
    shop: row.shop,
    show: show && { ...show, startsAt: new Date(show.startsAt).toISOString() },
    steps: row.steps ?? stepsOf(10 ** minorDigits(lot.currency)),
    ...{ closing: row.closing, extensions: row.extensions, needsApproval: row.needsApproval },
    buyNow: buyNow !== null && isOpen ? { amount: buyNow, currency: lot.currency } : null,
    ...{ leader: row.leader, bidders, closedAt: row.closedAt?.toISOString() ?? null, head: row.head },
  };
}
