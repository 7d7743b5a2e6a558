import type { FileId, ShopId, UserId } from '@souk/shared/ids.ts';
import type { ReadShop, ReadShopChange } from '@souk/shared/market/shops/edit-schema.ts';
import { slugFrom } from '@souk/shared/market/shops/slugs.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invalidInput, notFound } from '../../../platform/errors/failures.ts';
import { findOwnPictures } from '../../../platform/files/index.ts';
import { newId } from '../../../platform/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { refuseReservedName } from '../../../platform/settings/reserved-names.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { openDefaultProfile } from '../shipping/index.ts';
import { type FoundShop, getShop } from './shop.service.ts';
import {
  asPicture,
  findShopOf,
  findTakenSlugs,
  insertShop,
  isNameTaken,
  keepFormerSlug,
  lockShop,
  type NewShop,
  type ShopValues,
  sellerVerifiedAt,
  updateShop,
} from './shop-edit.repo.ts';
import { findFreeSlug } from './shop-slug.service.ts';
import { haveShop, shopChanged, shopSuspended } from './shops.failures.ts';

/** Opens someone's one shop, with a shipping profile to fill. */
export async function openShop(ctx: UserCtx, given: ReadShop): Promise<FoundShop> {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  await refuseReservedName(db, actor, given.name);
  const currency = await currencyFor(db, given.currency);
  const id = newId<ShopId>(now.getTime());
  await db.transaction().execute(async (tx) => {
    await refuseForeignPictures(tx, actor.userId, given, []);
    const row = {
      id,
      owner_id: actor.userId,
      ...valuesOf(given),
      name: given.name,
      currency,
      logo_id: asPicture(given.logo),
      banner_id: asPicture(given.banner),
      city: given.city,
      country: given.country,
      verified_at: await sellerVerifiedAt(tx, actor.userId),
      created_at: now,
      updated_at: now,
    };
    await insertUnder(tx, row, given.slug);
    await openDefaultProfile(tx, { shopId: id, shipsFrom: given.country, now });
  });
  return await getShop({ ...ctx, actor: { ...actor, shopId: id } }, id);
}

/** The one that was chosen, if the operator allows it. */
async function currencyFor(db: Db, chosen: string | undefined): Promise<string> {
  const { currency, currencies } = await readSettings(db, { demo: false });
  if (chosen === undefined || chosen === currency) return currency;
  if (!currencies.includes(chosen))
    throw invalidInput([{ field: 'currency', message: 'Is not one that shops here sell in.' }]);
  return chosen;
}

/** Changes a shop, unless someone else, in another window perhaps, changed it meanwhile. */
export async function changeShop(ctx: UserCtx, id: ShopId, change: ReadShopChange): Promise<FoundShop> {
  const { db, clock, actor } = ctx;
  const { version, ...given } = change;
  try {
    await db.transaction().execute(async (tx) => {
      const shop = await lockShop(tx, id);
      if (!shop) throw notFound('shop');
      if (shop.status === 'suspended') throw shopSuspended();
      if (shop.version !== version) throw shopChanged(shop);
      if (given.name !== undefined && given.name !== shop.name)
        await refuseReservedName(tx, actor, given.name);
      await refuseForeignPictures(tx, actor.userId, given, [shop.logo_id, shop.banner_id]);
      await updateShop(tx, id, { ...valuesOf(given), version: version + 1, updated_at: clock.now() });
      if (given.slug === undefined || given.slug === shop.slug) return;
      await keepFormerSlug(tx, id, shop.slug, clock.now());
      await refuseTaken(tx, id, given.slug);
    });
  } catch (error) {
    throw takenBy(error) ?? error;
  }
  return await getShop(ctx, id);
}

function valuesOf(given: Partial<ReadShop>): ShopValues {
  const { timeZone, shipsWithinDays, logo, banner, currency: _, ...same } = given;
  return {
    ...same,
    ...(timeZone === undefined ? {} : { time_zone: timeZone }),
    ...(shipsWithinDays === undefined ? {} : { ships_within_days: shipsWithinDays }),
    ...(logo === undefined ? {} : { logo_id: asPicture(logo) }),
    ...(banner === undefined ? {} : { banner_id: asPicture(banner) }),
  };
}

/** A picture is one's own, sent for a shop, or there already. */
async function refuseForeignPictures(
  tx: Db,
  ownerId: UserId,
  given: { logo?: FileId | null | undefined; banner?: FileId | null | undefined },
  there: ReadonlyArray<string | null>,
): Promise<void> {
  const asked = (['logo', 'banner'] as const).flatMap((field) => {
    const id = given[field];
    return id && !there.includes(id) ? [{ field, id }] : [];
  });
  const ids = asked.map(({ id }) => id);
  const own = await findOwnPictures(tx, ownerId, ids, 'shop-image');
  const foreign = asked.filter(({ id }) => !own.includes(id));
  if (foreign.length > 0) {
    throw invalidInput(foreign.map(({ field }) => ({ field, message: 'Isn’t one of your pictures.' })));
  }
}

/** Under the wanted address, or else one made of the name, even when others make the same one at this moment. */
async function insertUnder(tx: Db, row: Omit<NewShop, 'slug'>, wanted: string | undefined): Promise<void> {
  const slug = wanted ?? (await findFreeSlug(tx, slugFrom(row.name), row.name, null));
  if (await insertShop(tx, { ...row, slug })) return await refuseTaken(tx, row.id, slug);
  const own = await findShopOf(tx, row.owner_id);
  if (own) throw haveShop(own);
  if (await isNameTaken(tx, row.name, null)) throw taken('name');
  if (wanted !== undefined) throw taken('slug');
  await insertUnder(tx, row, undefined);
}

/** Asked once it is one's own: who left it in this very moment is seen then. */
async function refuseTaken(tx: Db, id: ShopId, slug: string): Promise<void> {
  if ((await findTakenSlugs(tx, [slug], id)).size > 0) throw taken('slug');
}

function takenBy(error: unknown) {
  const { constraint } = error as { constraint?: string };
  if (constraint === 'shops_name_key') return taken('name');
  return constraint === 'shops_slug_key' ? taken('slug') : undefined;
}

const taken = (field: 'name' | 'slug') => invalidInput([{ field, message: 'Belongs to another shop.' }]);
