import { normalRegion, regionFits } from '@souk/shared/identity/addresses/regions.ts';
import type { ShippingMethodId, ShippingProfileId, ShopId } from '@souk/shared/ids.ts';
import { methodsPerProfile } from '@souk/shared/market/shipping/rules.ts';
import type { ReadMethod, ShippingProfile } from '@souk/shared/market/shipping/schema.ts';
import type { Db } from '../../../platform/db/database.ts';
import { invalidInput, notFound } from '../../../platform/errors/failures.ts';
import { refuseOtherCurrency } from '../../../platform/errors/other-currency.ts';
import { newId } from '../../../platform/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { lockProfile, readProfile, settleReach } from './profile.service.ts';
import { tooManyMethods } from './shipping.failures.ts';
import {
  deleteMethod,
  findMethods,
  findSender,
  insertMethod,
  type MethodValues,
  updateMethod,
} from './shipping.repo.ts';

/** Whose method it is, and in which profile. */
export interface InProfile {
  shopId: ShopId;
  profileId: ShippingProfileId;
}

export function addMethod(ctx: UserCtx, at: InProfile, given: ReadMethod): Promise<ShippingProfile> {
  return changeMethods(ctx, at, async (tx) => {
    const there = await findMethods(tx, [at.profileId]);
    if (there.length >= methodsPerProfile) throw tooManyMethods();
    const id = newId<ShippingMethodId>(ctx.clock.now().getTime());
    await insertMethod(tx, { id, profile_id: at.profileId, ...(await valuesOf(tx, at, given)) });
  });
}

export function changeMethod(
  ctx: UserCtx,
  at: InProfile,
  id: ShippingMethodId,
  given: ReadMethod,
): Promise<ShippingProfile> {
  return changeMethods(ctx, at, async (tx) => {
    const values = await valuesOf(tx, at, given);
    if (!(await updateMethod(tx, at.profileId, id, values))) throw notFound('shipping method');
  });
}

export function removeMethod(ctx: UserCtx, at: InProfile, id: ShippingMethodId): Promise<ShippingProfile> {
  return changeMethods(ctx, at, async (tx) => {
    if (!(await deleteMethod(tx, at.profileId, id))) throw notFound('shipping method');
  });
}

/** Where the profile goes changes with its methods, in one step. */
function changeMethods(
  { db }: UserCtx,
  { shopId, profileId }: InProfile,
  change: (tx: Db) => Promise<void>,
): Promise<ShippingProfile> {
  return db.transaction().execute(async (tx) => {
    await lockProfile(tx, shopId, profileId);
    await change(tx);
    await settleReach(tx, profileId);
    return await readProfile(tx, shopId, profileId);
  });
}

async function valuesOf(tx: Db, { shopId, profileId }: InProfile, given: ReadMethod): Promise<MethodValues> {
  const { name, kind } = given;
  const nothing = { name, kind, amount: 0, per_kilogram: null, free_from: null, regions: null };
  if (given.kind === 'pickup') {
    const { shipsFrom } = await readProfile(tx, shopId, profileId);
    const pickup_region = normalRegion(given.pickupRegion, shipsFrom);
    if (pickup_region !== '' && !regionFits(pickup_region, shipsFrom))
      throw invalidInput([{ field: 'pickupRegion', message: 'Is not a region of this country.' }]);
    return { ...nothing, min_days: null, max_days: null, pickup_at: given.pickupAt, pickup_region };
  }
  const sender = await findSender(tx, shopId);
  if (!sender) throw notFound('shop');
  const { amount, freeFrom } = given;
  const perKilogram = given.kind === 'weight' ? given.perKilogram : null;
  refuseOtherCurrency(sender.currency, { amount, perKilogram, freeFrom });
  return {
    ...nothing,
    amount: amount.amount,
    per_kilogram: perKilogram?.amount ?? null,
    free_from: freeFrom?.amount ?? null,
    regions: given.regions && [...new Set(given.regions)].sort(),
    min_days: given.days.min,
    max_days: given.days.max,
    pickup_at: null,
    pickup_region: '',
  };
}
