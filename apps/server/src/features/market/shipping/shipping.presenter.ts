import type { MethodRule } from '@souk/shared/market/shipping/rules.ts';
import type { ShippingMethod, ShippingProfile } from '@souk/shared/market/shipping/schema.ts';
import type { MethodRow, ProfileRow } from './shipping.repo.ts';

/** What a method says in the minor units of its shop, to be counted with. */
export function ruleOf(row: Omit<MethodRow, 'id'>): MethodRule {
  return {
    kind: row.kind,
    amount: row.amount,
    perKilogram: row.per_kilogram,
    freeFrom: row.free_from,
    regions: row.regions,
    days: row.min_days === null || row.max_days === null ? null : { min: row.min_days, max: row.max_days },
  };
}

export function presentMethod(row: MethodRow, currency: string): ShippingMethod {
  const { amount, perKilogram, freeFrom, ...rule } = ruleOf(row);
  return {
    _id: row.id,
    name: row.name,
    ...rule,
    regions: row.regions,
    amount: { amount, currency },
    perKilogram: perKilogram === null ? null : { amount: perKilogram, currency },
    freeFrom: freeFrom === null ? null : { amount: freeFrom, currency },
    pickupAt: row.pickup_at,
    pickupRegion: row.pickup_region,
  };
}

export function presentProfile(
  row: ProfileRow,
  methods: readonly MethodRow[],
  currency: string,
): ShippingProfile {
  return {
    _id: row.id,
    name: row.name,
    isDefault: row.is_default,
    shipsFrom: row.ships_from,
    handlingDays: row.handling_days,
    shipsTo: row.ships_to,
    version: row.version,
    productCount: row.productCount,
    methods: methods
      .filter((method) => method.profile_id === row.id)
      .map((method) => presentMethod(method, currency)),
  };
}
