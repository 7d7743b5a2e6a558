import type { LotId, ShopId, ShowId } from '@souk/shared/ids.ts';
import type { Db } from '../../../platform/db/database.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import { type Actor, isStaff, type SignedInUser } from '../../../platform/session/actor.ts';
import { findSeller } from '../../market/catalog/index.ts';
import { findShowOf } from '../auctions/index.ts';
import { findCoHostShop, findSellerOfLot } from '../co-hosts/index.ts';
import { type HeldShow, holdShow, isHostOf, maySeeShow } from '../shows/index.ts';
import { coHostCurrency } from './hosting.failures.ts';

/** A show for its host, locked for this transaction. */
export async function holdOwnShow(tx: Db, actor: Actor, id: ShowId | null): Promise<HeldShow> {
  const show = await holdVisible(tx, actor, id);
  if (!isHostOf(actor, show)) throw forbidden();
  return show;
}

/** A show for a host or co-host who brings products into it. */
export async function holdShowToSell(
  tx: Db,
  actor: SignedInUser,
  id: ShowId | null,
): Promise<HeldShow & { seller: ShopId }> {
  const show = await holdVisible(tx, actor, id);
  if (isHostOf(actor, show)) return { ...show, seller: show.shop.id };
  const shop = await findCoHostShop(tx, show.id, actor.userId);
  if (!shop) throw forbidden();
  const { currency } = await findSeller(tx, show.shop.id);
  if (shop.currency !== currency) throw coHostCurrency(currency);
  return { ...show, seller: shop.id };
}

/** A waiting lot for its seller or the host of its show: `isOwn` tells whose price it is. */
export async function holdLotToSell(
  tx: Db,
  actor: SignedInUser,
  lotId: LotId,
): Promise<HeldShow & { isOwn: boolean; isThere: boolean }> {
  const show = await holdVisible(tx, actor, await findShowOf(tx, lotId));
  const seller = await findSellerOfLot(tx, lotId);
  const isHost = isHostOf(actor, show);
  const isOwn = seller !== undefined && seller.shopId === (isHost ? show.shop.id : actor.shopId);
  const isThere = seller !== undefined && (seller.shopId === show.shop.id || seller.isThere);
  if (!isHost && !(isOwn && isThere)) throw forbidden();
  return { ...show, isOwn, isThere };
}

/** Staff may stop what should not go on, and says so in the audit log. */
export async function holdToStop(
  tx: Db,
  actor: Actor,
  id: ShowId | null,
): Promise<HeldShow & { byStaff: boolean }> {
  const show = await holdVisible(tx, actor, id);
  const isHost = isHostOf(actor, show);
  if (!isHost && !isStaff(actor)) throw forbidden();
  return { ...show, byStaff: !isHost };
}

async function holdVisible(tx: Db, actor: Actor, id: ShowId | null): Promise<HeldShow> {
  const show = id && (await holdShow(tx, id));
  if (!show || !maySeeShow(actor, show)) throw notFound('show');
  return show;
}
