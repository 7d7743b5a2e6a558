import { z } from 'zod';
import { countryCodes } from '../../countries.ts';
import { isPlainLine } from '../../identity/accounts/plain-text.ts';
import { addressLength } from '../../identity/addresses/rules.ts';
import { shippingMethodId, shippingProfileId } from '../../ids.ts';
import { money, moneyOf } from '../../money.ts';
import {
  methodKinds,
  methodNameLength,
  methodsPerProfile,
  mostDays,
  mostFee,
  pickupPlaceLength,
  profileNameLength,
  profilesPerShop,
} from './rules.ts';

const days = z.object({ min: z.int(), max: z.int() });

export const shippingMethod = z.object({
  _id: shippingMethodId,
  name: z.string(),
  kind: z.enum(methodKinds),
  /** For the parcel, or for its first kilogram. */
  amount: money,
  perKilogram: money.nullable(),
  freeFrom: money.nullable(),
  /** ISO 3166-1 alpha-2; null is everywhere. */
  regions: z.array(z.string()).nullable(),
  /** Working days on the way; null for what is fetched. */
  days: days.nullable(),
  pickupAt: z.string().nullable(),
  /** In the country that its profile ships from, as addresses have theirs; empty is none. */
  pickupRegion: z.string(),
});
export type ShippingMethod = z.infer<typeof shippingMethod>;

export const shippingProfile = z.object({
  _id: shippingProfileId,
  name: z.string(),
  isDefault: z.boolean(),
  shipsFrom: z.string(),
  /** Working days until a parcel is handed over; null is as the shop says. */
  handlingDays: z.int().nullable(),
  /** Where some method goes; null is everywhere, an empty list nowhere yet. */
  shipsTo: z.array(z.string()).nullable(),
  version: z.int(),
  /** Products that name it; those that name none count for the default. */
  productCount: z.int(),
  methods: z.array(shippingMethod).max(methodsPerProfile),
});
export type ShippingProfile = z.infer<typeof shippingProfile>;

export const shippingProfileList = z.object({
  items: z.array(shippingProfile).max(profilesPerShop),
  currency: z.string(),
  /** What the shop says about every parcel, in working days. */
  shipsWithinDays: z.int(),
});
export type ShippingProfileList = z.infer<typeof shippingProfileList>;

const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, { error: 'Required', abort: true })
    .max(max)
    .refine(isPlainLine, 'Contains characters that cannot be printed.');

/** ISO 3166-1 alpha-2 */
export const countryCode = z
  .string()
  .refine((code) => countryCodes.includes(code), 'Is not the two-letter code of a country.');

/** As it is written, or empty. */
export const regionName = z
  .string()
  .trim()
  .max(addressLength.city)
  .refine((text) => text === '' || isPlainLine(text), 'Contains characters that cannot be printed.');

export const profileBody = z.strictObject({
  name: line(profileNameLength),
  shipsFrom: countryCode,
  handlingDays: z.int().min(0).max(mostDays.handling).nullable(),
  isDefault: z.boolean().default(false),
});
export type ProfileBody = z.input<typeof profileBody>;
export type ReadProfile = z.output<typeof profileBody>;

/** What changes on a profile, and the version the change was made to. */
export const profileChange = profileBody
  .omit({ isDefault: true })
  .partial()
  .extend({
    /** The default stays one until another is chosen. */
    isDefault: z.literal(true).optional(),
    version: z.int(),
  });
export type ProfileChange = z.input<typeof profileChange>;
export type ReadProfileChange = z.output<typeof profileChange>;

const named = { name: line(methodNameLength) };
// In the shop's currency.
const fee = moneyOf({ min: 0, max: mostFee });
const sent = {
  ...named,
  amount: fee,
  freeFrom: moneyOf({ min: 1, max: Number.MAX_SAFE_INTEGER }).nullable().default(null),
  regions: z.array(countryCode).min(1, 'Required').max(countryCodes.length).nullable(),
  days: z
    .strictObject({ min: z.int().min(0).max(mostDays.transit), max: z.int().min(0).max(mostDays.transit) })
    .refine(({ min, max }) => min <= max, { path: ['max'], message: 'Is before the first day.' }),
};

export const methodBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('flat'), ...sent }),
  z.strictObject({ kind: z.literal('weight'), ...sent, perKilogram: fee }),
  z.strictObject({
    kind: z.literal('pickup'),
    ...named,
    pickupAt: line(pickupPlaceLength),
    pickupRegion: regionName.default(''),
  }),
]);
export type MethodBody = z.input<typeof methodBody>;
export type ReadMethod = z.output<typeof methodBody>;

/** What it takes to get a product to a country. */
export const delivery = z.object({
  /** ISO 3166-1 alpha-2 */
  country: z.string(),
  shipsFrom: z.string().nullable(),
  handlingDays: z.int(),
  /** The cheapest way there for one of the product; null when it does not go there. */
  cheapest: z
    .object({
      method: shippingMethod,
      price: money,
      /** Days as YYYY-MM-DD. */
      from: z.iso.date(),
      to: z.iso.date(),
    })
    .nullable(),
  /** Every way there, the cheapest first. */
  methods: z.array(z.object({ method: shippingMethod, price: money, from: z.iso.date(), to: z.iso.date() })),
  /** Where it can be fetched instead. */
  pickup: z.array(z.object({ name: z.string(), at: z.string() })),
});
export type Delivery = z.infer<typeof delivery>;
