import type { ShippingMethod, ShippingProfile } from '@souk/shared/market/shipping/schema.ts';
import type { MethodRow, ProfileRow } from './shipping.repo.ts';

export function presentMethod(row: MethodRow): ShippingMethod {
  return {
    _id: row.id,
    name: row.name,
    kind: row.kind,
    amount: row.amount,
    perKilogram: row.per_kilogram,
    freeFrom: row.free_from,
    regions: row.regions,
    days: row.min_days === null || row.max_days === null ? null : { min: row.min_days, max: row.max_days },
    pickupAt: row.pickup_at,
  };
}

export function presentProfile(row: ProfileRow, methods: readonly MethodRow[]): ShippingProfile {
  return {
    _id: row.id,
    name: row.name,
    isDefault: row.is_default,
    shipsFrom: row.ships_from,
    handlingDays: row.handling_days,
    shipsTo: row.ships_to,
    version: row.version,
    productCount: row.productCount,
    methods: methods.filter((method) => method.profile_id === row.id).map(presentMethod),
  };
}
