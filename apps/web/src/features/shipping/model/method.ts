export type MethodKind = 'flat' | 'weight' | 'pickup';

export type MethodDraft = {
  name: string;
  kind: MethodKind;
  /** Minor units: for the parcel, or for its first kilogram. */
  amount: number | null;
  /** For each further kilogram. */
  perKilogram: number | null;
  /** Orders of this much and more go free; null when none do. */
  freeFrom: number | null;
  /** Where it goes: only the shop's own country, or everywhere. */
  reach: 'home' | 'world';
  minDays: string;
  maxDays: string;
  pickupAt: string;
};

export const methodKinds: readonly MethodKind[] = ['flat', 'weight', 'pickup'];

export const emptyMethod: MethodDraft = {
  name: '',
  kind: 'flat',
  amount: null,
  perKilogram: null,
  freeFrom: null,
  reach: 'home',
  minDays: '3',
  maxDays: '5',
  pickupAt: '',
};

/** What a parcel costs by a method; null when the method is not written down yet. */
export function parcelPrice(method: MethodDraft, grams: number, orderAmount: number): number | null {
  if (method.kind === 'pickup') return 0;
  if (method.amount === null || (method.kind === 'weight' && method.perKilogram === null)) return null;
  if (method.freeFrom !== null && orderAmount >= method.freeFrom) return 0;
  if (method.kind === 'flat') return method.amount;
  const furtherKilograms = Math.max(0, Math.ceil(grams / 1000) - 1);
  return method.amount + furtherKilograms * (method.perKilogram ?? 0);
}

export function methodBody(method: MethodDraft) {
  const { name, kind } = method;
  if (kind === 'pickup') return { name, kind, pickupAt: method.pickupAt };
  return {
    name,
    kind,
    amount: method.amount,
    perKilogram: kind === 'weight' ? method.perKilogram : null,
    freeFrom: method.freeFrom,
    reach: method.reach,
    days: { min: Number(method.minDays), max: Number(method.maxDays) },
  };
}
