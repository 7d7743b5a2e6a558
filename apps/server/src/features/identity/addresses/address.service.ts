import { addressesPerUser, earliestHoldDay } from '@souk/shared/identity/addresses/rules.ts';
import type { Address, AddressList, ReadAddress } from '@souk/shared/identity/addresses/schema.ts';
import type { AddressId } from '@souk/shared/ids.ts';
import { invalidInput, notFound } from '../../../platform/errors/failures.ts';
import { newId } from '../../../platform/ids.ts';
import type { UserCtx } from '../../../platform/session/actor.ts';
import { presentAddress } from './address.presenter.ts';
import {
  type AddressValues,
  countAddresses,
  deleteAddress,
  findAddress,
  findAddresses,
  insertAddress,
  lockAddressesOf,
  moveDefaultTo,
  updateAddress,
} from './address.repo.ts';
import { tooManyAddresses } from './addresses.failures.ts';

export async function listAddresses({ db, clock, actor }: UserCtx): Promise<AddressList> {
  const rows = await findAddresses(db, actor.userId);
  return { items: rows.map((row) => presentAddress(row, clock.now())) };
}

export function addAddress({ db, clock, actor }: UserCtx, given: ReadAddress): Promise<Address> {
  const now = clock.now();
  refusePastHold(given, now);
  return db.transaction().execute(async (tx) => {
    await lockAddressesOf(tx, actor.userId);
    const count = await countAddresses(tx, actor.userId);
    if (count >= addressesPerUser) throw tooManyAddresses();
    const row = await insertAddress(tx, {
      id: newId<AddressId>(now.getTime()),
      user_id: actor.userId,
      ...valuesOf(given, now),
      is_default: false,
      created_at: now,
    });
    const isDefault = given.isDefault || count === 0;
    if (isDefault) await moveDefaultTo(tx, actor.userId, row.id);
    return presentAddress({ ...row, is_default: isDefault }, now);
  });
}

/** Unticking the default leaves it the default: another one has to be chosen for that. */
export function changeAddress(
  { db, clock, actor }: UserCtx,
  id: AddressId,
  given: ReadAddress,
): Promise<Address> {
  const now = clock.now();
  refusePastHold(given, now);
  return db.transaction().execute(async (tx) => {
    await lockAddressesOf(tx, actor.userId);
    const row = await updateAddress(tx, actor.userId, id, valuesOf(given, now));
    if (!row) throw notFound('address');
    if (given.isDefault) await moveDefaultTo(tx, actor.userId, id);
    return presentAddress({ ...row, is_default: row.is_default || given.isDefault }, now);
  });
}

export function makeDefault({ db, clock, actor }: UserCtx, id: AddressId): Promise<Address> {
  return db.transaction().execute(async (tx) => {
    await lockAddressesOf(tx, actor.userId);
    const row = await findAddress(tx, actor.userId, id);
    if (!row) throw notFound('address');
    await moveDefaultTo(tx, actor.userId, id);
    return presentAddress({ ...row, is_default: true }, clock.now());
  });
}

/** After the default the newest of the others takes its place. */
export function removeAddress({ db, actor }: UserCtx, id: AddressId): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await lockAddressesOf(tx, actor.userId);
    const row = await deleteAddress(tx, actor.userId, id);
    if (!row) throw notFound('address');
    const [newest] = row.is_default ? await findAddresses(tx, actor.userId) : [];
    if (newest) await moveDefaultTo(tx, actor.userId, newest.id);
  });
}

function refusePastHold({ holdUntil }: ReadAddress, now: Date): void {
  if (holdUntil && holdUntil < earliestHoldDay(now))
    throw invalidInput([{ field: 'holdUntil', message: 'Is in the past.' }]);
}

function valuesOf(given: ReadAddress, now: Date): AddressValues {
  return {
    name: given.name,
    country: given.country,
    street: given.street,
    extra: given.extra,
    city: given.city,
    region: given.region,
    postal_code: given.postalCode,
    phone: given.phone,
    hold_until: given.holdUntil,
    updated_at: now,
  };
}
