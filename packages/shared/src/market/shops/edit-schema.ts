import { z } from 'zod';
import { countryCodes } from '../../countries.ts';
import { isPlainLine, isPlainText } from '../../identity/accounts/plain-text.ts';
import { fileId } from '../../ids.ts';
import { cityLength } from '../../limits.ts';
import { isTimeZone } from '../../wall-time.ts';
import { mostShippingDays, shopNameLength, shopTextLength } from './limits.ts';
import { isReservedSlug, slugFrom, slugLength, slugShape, speaksForMarket } from './slugs.ts';

/** Names differ by more than case and spaces. */
export const shopName = z
  .string()
  .transform((name) => name.normalize('NFC').trim().replace(/\s+/gu, ' '))
  .pipe(
    z
      .string()
      .min(shopNameLength.min, { abort: true })
      .max(shopNameLength.max, { abort: true })
      .refine(isPlainLine, { error: 'May hold no invisible characters.', abort: true })
      .refine((name) => !speaksForMarket(slugFrom(name)), 'Is kept for the market itself.'),
  );

export const shopSlug = z
  .string()
  .trim()
  .toLowerCase()
  .min(slugLength.min, { abort: true })
  .max(slugLength.max, { abort: true })
  .regex(slugShape, { error: 'Is made of the letters a to z, digits and single dashes.', abort: true })
  .refine((slug) => !isReservedSlug(slug), 'Is kept for the market itself.');

const text = z.string().trim().max(shopTextLength).refine(isPlainText, 'May hold no invisible characters.');

const fields = {
  name: shopName,
  slug: shopSlug,
  city: z
    .string()
    .trim()
    .min(1, { error: 'Required', abort: true })
    .max(cityLength.max)
    .refine(isPlainLine, 'May hold no invisible characters.'),
  country: z
    .string()
    .refine((code) => countryCodes.includes(code), 'Is not the two-letter code of a country.'),
  timeZone: z.string().max(64).refine(isTimeZone, 'Is not a time zone.'),
  story: text,
  policies: text,
  shipsWithinDays: z.int().min(0).max(mostShippingDays),
  /** Pictures that were sent before, by their files. */
  logo: fileId.nullable(),
  banner: fileId.nullable(),
};

/** What it takes to open a shop. */
export const shopBody = z.strictObject({
  ...fields,
  /** Without one the name makes it. */
  slug: fields.slug.optional(),
  /** What it sells in, for good; the market's own when left out. */
  currency: z.string().length(3).optional(),
  timeZone: fields.timeZone.default('UTC'),
  story: fields.story.default(''),
  policies: fields.policies.default(''),
  shipsWithinDays: fields.shipsWithinDays.default(3),
  logo: fields.logo.default(null),
  banner: fields.banner.default(null),
});
export type ShopBody = z.input<typeof shopBody>;
export type ReadShop = z.output<typeof shopBody>;

/** What changes, and the version it was changed from. What is left out stays. */
export const shopChange = z.strictObject(fields).partial().extend({ version: z.int() });
export type ReadShopChange = z.output<typeof shopChange>;

const standing = z.enum(['free', 'taken', 'refused']).nullable();

/** Whether a name and an address can be had; null for what was not asked. */
export const shopAvailability = z.object({
  name: standing,
  slug: standing,
  /** The address that is free and nearest to what was asked. */
  suggestion: z.string().nullable(),
});
export type ShopAvailability = z.infer<typeof shopAvailability>;
