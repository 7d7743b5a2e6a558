import type { Money } from '../../money.ts';

export const methodKinds = ['flat', 'weight', 'pickup'] as const;
export type MethodKind = (typeof methodKinds)[number];

export const profilesPerShop = 20;
export const methodsPerProfile = 20;
export const profileNameLength = 60;
export const methodNameLength = 40;
export const pickupPlaceLength = 200;
/** For a parcel or a kilogram of it, in minor units of any currency: a cart of tonnes still adds up exactly. */
export const mostFee = 1_000_000_000;
export const mostDays = { handling: 60, transit: 90 } as const;

/** How a parcel goes. Amounts are minor units of the shop's currency, days are working days. */
export type MethodRule = {
  kind: MethodKind;
  /** For the parcel, or for its first kilogram. */
  amount: number;
  /** For each further kilogram that has begun; only by weight. */
  perKilogram: number | null;
  /** Orders of this much and more go free. */
  freeFrom: number | null;
  /** ISO 3166-1 alpha-2; null is everywhere. */
  regions: readonly string[] | null;
  /** On the way; null for what is fetched. */
  days: { min: number; max: number } | null;
};

/** A method with its money, which is all in one currency, as a rule in the minor units of that. */
export function ruleOfMethod({ amount, perKilogram, freeFrom, ...method }: MethodWithMoney): MethodRule {
  return {
    ...method,
    amount: amount.amount,
    perKilogram: perKilogram?.amount ?? null,
    freeFrom: freeFrom?.amount ?? null,
  };
}

type MethodWithMoney = Pick<MethodRule, 'kind' | 'regions' | 'days'> & {
  amount: Money;
  perKilogram: Money | null;
  freeFrom: Money | null;
};

export type Parcel = { grams: number; orderAmount: number };

/** What a parcel costs by a method. What is fetched costs nothing. */
export function parcelPrice(method: MethodRule, { grams, orderAmount }: Parcel): number {
  if (method.kind === 'pickup') return 0;
  if (method.freeFrom !== null && orderAmount >= method.freeFrom) return 0;
  if (method.kind === 'flat') return method.amount;
  const furtherKilograms = Math.max(0, Math.ceil(grams / 1000) - 1);
  return method.amount + furtherKilograms * (method.perKilogram ?? 0);
}

/** Whether a parcel can be sent there; what one fetches is sent nowhere. */
export function reaches(method: MethodRule, country: string): boolean {
  return method.kind !== 'pickup' && (method.regions === null || method.regions.includes(country));
}

/** The countries that the methods reach together, in order; null is everywhere. */
export function reachOf(methods: readonly MethodRule[]): string[] | null {
  const sent = methods.filter(({ kind }) => kind !== 'pickup');
  if (sent.some(({ regions }) => regions === null)) return null;
  return [...new Set(sent.flatMap(({ regions }) => regions ?? []))].sort();
}

/** The cheapest way to a country; of equals the one that is there first. */
export function cheapestMethod<M extends MethodRule>(
  methods: readonly M[],
  country: string,
  parcel: Parcel,
): M | undefined {
  return methods
    .filter((method) => reaches(method, country))
    .sort((a, b) => parcelPrice(a, parcel) - parcelPrice(b, parcel) || latest(a) - latest(b))[0];
}

const latest = (method: MethodRule): number => method.days?.max ?? 0;
