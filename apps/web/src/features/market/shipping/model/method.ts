import type { MethodKind, MethodRule } from '@souk/shared/market/shipping/rules.ts';
import type { MethodBody, ShippingMethod } from '@souk/shared/market/shipping/schema.ts';

/** Where a parcel goes: the country it leaves from, everywhere, or some countries. */
export type Reach = 'home' | 'world' | 'chosen';

export type MethodDraft = {
  name: string;
  kind: MethodKind;
  /** Minor units: for the parcel, or for its first kilogram. */
  amount: number | null;
  /** For each further kilogram. */
  perKilogram: number | null;
  /** Orders of this much and more go free; null when none do. */
  freeFrom: number | null;
  reach: Reach;
  /** For a reach of some countries. */
  regions: readonly string[];
  minDays: string;
  maxDays: string;
  pickupAt: string;
  pickupRegion: string;
};

export const emptyMethod: MethodDraft = {
  name: '',
  kind: 'flat',
  amount: null,
  perKilogram: null,
  freeFrom: null,
  reach: 'home',
  regions: [],
  minDays: '3',
  maxDays: '5',
  pickupAt: '',
  pickupRegion: '',
};

export function methodDraftOf(method: ShippingMethod, shipsFrom: string): MethodDraft {
  const { name, kind, amount, perKilogram, freeFrom, regions, days, pickupAt, pickupRegion } = method;
  return {
    name,
    kind,
    amount: kind === 'pickup' ? null : amount.amount,
    perKilogram: perKilogram?.amount ?? null,
    freeFrom: freeFrom?.amount ?? null,
    reach: reachOf(regions, shipsFrom),
    regions: regions ?? [],
    minDays: String(days?.min ?? emptyMethod.minDays),
    maxDays: String(days?.max ?? emptyMethod.maxDays),
    pickupAt: pickupAt ?? '',
    pickupRegion,
  };
}

export function reachOf(regions: readonly string[] | null, shipsFrom: string): Reach {
  if (regions === null) return 'world';
  return regions.length === 1 && regions[0] === shipsFrom ? 'home' : 'chosen';
}

/** What the draft says so far, to be counted with; null while a price is missing. */
export function ruleOf(draft: MethodDraft, shipsFrom: string): MethodRule | null {
  const { kind, amount, perKilogram, freeFrom } = draft;
  if (kind === 'pickup')
    return { kind, amount: 0, perKilogram: null, freeFrom: null, regions: null, days: null };
  if (amount === null || (kind === 'weight' && perKilogram === null)) return null;
  return {
    kind,
    amount,
    perKilogram: kind === 'weight' ? perKilogram : null,
    freeFrom,
    regions: regionsOf(draft, shipsFrom),
    days: { min: Number(draft.minDays), max: Number(draft.maxDays) },
  };
}

export function methodBody(
  draft: MethodDraft,
  { shipsFrom, currency }: { shipsFrom: string; currency: string },
): MethodBody {
  const { kind } = draft;
  const name = draft.name.trim();
  if (kind === 'pickup')
    return { name, kind, pickupAt: draft.pickupAt.trim(), pickupRegion: draft.pickupRegion.trim() };
  const sent = {
    name,
    amount: { amount: draft.amount ?? 0, currency },
    freeFrom: draft.freeFrom === null ? null : { amount: draft.freeFrom, currency },
    regions: regionsOf(draft, shipsFrom),
    days: { min: Number(draft.minDays), max: Number(draft.maxDays) },
  };
  if (kind === 'flat') return { kind, ...sent };
  return { kind, ...sent, perKilogram: { amount: draft.perKilogram ?? 0, currency } };
}

function regionsOf({ reach, regions }: MethodDraft, shipsFrom: string): string[] | null {
  if (reach === 'world') return null;
  return reach === 'home' ? [shipsFrom] : [...regions];
}
