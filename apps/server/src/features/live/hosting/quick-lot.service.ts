import type { ImageId, LotId, ProductId, ShowId, UserId } from '@souk/shared/ids.ts';
import { type QuickLotInput, quickLotLimit } from '@souk/shared/live/hosting/schema.ts';
import { emptyProductFields } from '@souk/shared/market/catalog/edit-schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { findSeller, saveProduct } from '../../market/catalog/index.ts';
import { countLots } from '../auctions/index.ts';
import { type HeldShow, tellOfStage } from '../shows/index.ts';
import { tooManyQuickLots } from './hosting.failures.ts';
import { holdOwnShow } from './hosting.policy.ts';
import { findCategoryOf } from './run-list.repo.ts';
import { given, inOrder, putOnList } from './run-list.service.ts';

/**
 * What lies on the table comes next: a name or a number, a price, a picture if there is one. It has a product like any
 * other, archived from the start, so that it is in no list and becomes an order all the same. Within a transaction of the
 * call’s key.
 */
export async function addQuickLot(
  { db: tx, actor, clock }: UserCtx,
  showId: ShowId,
  { name, image, terms }: QuickLotInput,
): Promise<LotId> {
  const show = await holdOwnShow(tx, actor, showId);
  const { numbered, quick } = await countLots(tx, showId);
  if (quick >= quickLotLimit) throw tooManyQuickLots();
  const { currency } = await findSeller(tx, show.shop.id);
  const wanted = { ...given(currency, terms), start: terms.start.amount };
  const { productId } = await addQuickProduct(tx, show, {
    ...{
      writer: actor.userId,
      title: titleOf(name, numbered + 1),
      image,
      price: wanted.start,
      now: clock.now(),
    },
  });
  const lot = { productId, variantId: null, currency, isQuick: true, terms: wanted };
  const [id = productId as string as LotId] = await putOnList(tx, show, [lot]);
  await inOrder(tx, showId, [id]);
  await tellOfStage(tx, showId, clock.now());
  return id;
}

interface QuickProduct {
  writer: UserId;
  title: string;
  image: ImageId | null;
  /** Minor units of the shop’s currency. */
  price: number | null;
  now: Date;
}

/** One piece of something that has no listing: a product that is archived from the start. */
export async function addQuickProduct(
  tx: Db,
  show: HeldShow,
  { writer, title, image, price, now }: QuickProduct,
): Promise<{ productId: ProductId; currency: string }> {
  const seller = await findSeller(tx, show.shop.id);
  const productId = await saveProduct(tx, {
    ...{ seller, writer, now, before: null, goal: 'archived', madeInShow: true },
    fields: {
      ...emptyProductFields,
      ...{ title, images: image ? [image] : [], price, available: 1 },
      categoryId: await findCategoryOf(tx, show.id),
    },
  });
  return { productId, currency: seller.currency };
}

/** A number alone reads as one. */
function titleOf(name: string, number: number): string {
  if (name === '') return `#${number}`;
  return /^\d+$/.test(name) ? `#${name}` : name;
}
