import type { ShippingProfileId, ShopId } from '@souk/shared/ids.ts';
import { profilesPerShop, reachOf } from '@souk/shared/market/shipping/rules.ts';
import type {
  ReadProfile,
  ReadProfileChange,
  ShippingProfile,
  ShippingProfileList,
} from '@souk/shared/market/shipping/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invalidInput, notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { defaultProfileStays, profileChanged, tooManyProfiles } from './shipping.failures.ts';
import { presentProfile, ruleOf } from './shipping.presenter.ts';
import {
  deleteProfile,
  findMethods,
  findProfile,
  findProfiles,
  findSender,
  insertProfile,
  isProfileNameTaken,
  lockSentBy,
  lockShippingOf,
  moveDefaultTo,
  type ProfileRow,
  updateProfile,
} from './shipping.repo.ts';

/** The profile that a shop opens with: it serves every product without its own, and reaches nowhere yet. */
export async function openDefaultProfile(
  tx: Db,
  { shopId, shipsFrom, now }: { shopId: ShopId; shipsFrom: string; now: Date },
): Promise<void> {
  await insertProfile(tx, {
    id: newId<ShippingProfileId>(now.getTime()),
    shop_id: shopId,
    name: 'Standard',
    is_default: true,
    ships_from: shipsFrom,
    created_at: now,
  });
}

export async function listProfiles({ db }: UserCtx, shopId: ShopId): Promise<ShippingProfileList> {
  const [sender, rows] = await Promise.all([findSender(db, shopId), findProfiles(db, shopId)]);
  if (!sender) throw notFound('shop');
  const methods = await findMethods(
    db,
    rows.map(({ id }) => id),
  );
  return { ...sender, items: rows.map((row) => presentProfile(row, methods, sender.currency)) };
}

export function addProfile(
  { db, clock }: UserCtx,
  shopId: ShopId,
  given: ReadProfile,
): Promise<ShippingProfile> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    await lockShippingOf(tx, shopId);
    const there = await findProfiles(tx, shopId);
    if (there.length >= profilesPerShop) throw tooManyProfiles();
    const id = newId<ShippingProfileId>(now.getTime());
    const inserted = await insertProfile(tx, {
      id,
      shop_id: shopId,
      name: given.name,
      ships_from: given.shipsFrom,
      handling_days: given.handlingDays,
      created_at: now,
    });
    if (!inserted) throw nameTaken();
    if (given.isDefault || there.length === 0) await moveDefaultTo(tx, shopId, id);
    return await readProfile(tx, shopId, id);
  });
}

export function changeProfile(
  { db }: UserCtx,
  shopId: ShopId,
  id: ShippingProfileId,
  change: ReadProfileChange,
): Promise<ShippingProfile> {
  const { version, name, shipsFrom, handlingDays, isDefault } = change;
  return db.transaction().execute(async (tx) => {
    const profile = await lockProfile(tx, shopId, id);
    if (profile.version !== version) throw profileChanged(profile.version);
    if (name !== undefined && (await isProfileNameTaken(tx, shopId, name, id))) throw nameTaken();
    await updateProfile(tx, id, {
      ...(name === undefined ? {} : { name }),
      ...(shipsFrom === undefined ? {} : { ships_from: shipsFrom }),
      ...(handlingDays === undefined ? {} : { handling_days: handlingDays }),
    });
    if (isDefault) await moveDefaultTo(tx, shopId, id);
    return await readProfile(tx, shopId, id);
  });
}

/** Its products go by the shop's default from then on. */
export function removeProfile({ db }: UserCtx, shopId: ShopId, id: ShippingProfileId): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // As everyone who saves a product: products first, then their shop and what they point at.
    await lockSentBy(tx, shopId, id);
    const profile = await lockProfile(tx, shopId, id);
    if (profile.is_default) throw defaultProfileStays();
    await deleteProfile(tx, id);
  });
}

export async function lockProfile(tx: Db, shopId: ShopId, id: ShippingProfileId): Promise<ProfileRow> {
  await lockShippingOf(tx, shopId);
  const profile = await findProfile(tx, shopId, id);
  if (!profile) throw notFound('shipping profile');
  return profile;
}

/** Writes down where the profile goes by its methods, which changed in this transaction. */
export async function settleReach(tx: Db, id: ShippingProfileId): Promise<void> {
  const methods = await findMethods(tx, [id]);
  await updateProfile(tx, id, { ships_to: reachOf(methods.map(ruleOf)) });
}

export async function readProfile(db: Db, shopId: ShopId, id: ShippingProfileId): Promise<ShippingProfile> {
  const [sender, profile, methods] = await Promise.all([
    findSender(db, shopId),
    findProfile(db, shopId, id),
    findMethods(db, [id]),
  ]);
  if (!sender || !profile) throw notFound('shipping profile');
  return presentProfile(profile, methods, sender.currency);
}

const nameTaken = () => invalidInput([{ field: 'name', message: 'Is already the name of another profile.' }]);
