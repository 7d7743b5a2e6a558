import { z } from 'zod';
import { countryCodes } from '../../countries.ts';
import { isPlainLine } from '../../identity/accounts/plain-text.ts';
import { categoryId } from '../../ids.ts';

const line = (max: number) =>
  z.string().trim().max(max).refine(isPlainLine, 'Contains characters that cannot be printed.');

export const taxCountry = z
  .string()
  .toUpperCase()
  .refine((code) => countryCodes.includes(code), 'Is not the two-letter code of a country.');

export const taxRate = z.strictObject({
  /** As in addresses; left out it is the whole country. */
  region: z.union([z.literal(''), line(80)]).default(''),
  /** With everything below it; left out it is everything. */
  categoryId: categoryId.nullable().default(null),
  /** 2300 is 23 %. */
  basisPoints: z.int().min(0).max(10_000),
});

/** PUT /admin/taxes/:country: everything there is to say about it. */
export const taxBody = z.strictObject({
  name: line(20).min(1, 'Required'),
  included: z.boolean(),
  onShipping: z.boolean(),
  rates: z
    .array(taxRate)
    .min(1)
    .max(200)
    .refine(
      (rates) =>
        new Set(rates.map(({ region, categoryId }) => `${region.toLowerCase()} ${categoryId}`)).size ===
        rates.length,
      'Holds two rates for the same.',
    ),
  /** The one this was written over; null where there was none. */
  version: z.int().nullable(),
});
export type TaxBody = z.input<typeof taxBody>;
export type ReadTax = z.output<typeof taxBody>;

export const countryTax = z.object({
  country: z.string(),
  name: z.string(),
  included: z.boolean(),
  onShipping: z.boolean(),
  rates: z.array(z.object({ region: z.string(), categoryId: categoryId.nullable(), basisPoints: z.int() })),
  version: z.int(),
  changedAt: z.iso.datetime(),
});
export type CountryTaxAnswer = z.infer<typeof countryTax>;

export const taxTable = z.object({ items: z.array(countryTax) });
export type TaxTable = z.infer<typeof taxTable>;
