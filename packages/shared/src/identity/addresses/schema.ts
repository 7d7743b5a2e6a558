import { z } from 'zod';
import { addressId } from '../../ids.ts';
import { isPlainLine } from '../accounts/plain-text.ts';
import { readPhone } from './phone.ts';
import { normalPostalCode, postalExample } from './postal-code.ts';
import { normalRegion } from './regions.ts';
import { type AddressProblem, addressLength, addressProblems } from './rules.ts';

export const address = z.object({
  _id: addressId,
  name: z.string(),
  /** ISO 3166-1 alpha-2 */
  country: z.string(),
  street: z.string(),
  extra: z.string(),
  city: z.string(),
  /** Its code where the country has a list of them (US, CA, AU, BR, MX). */
  region: z.string(),
  postalCode: z.string(),
  /** E.164 */
  phone: z.string(),
  /** Parcels should not arrive before this day; null when none is ahead. */
  holdUntil: z.iso.date().nullable(),
  isDefault: z.boolean(),
});
export type Address = z.infer<typeof address>;

export const addressList = z.object({ items: z.array(address) });
export type AddressList = z.infer<typeof addressList>;

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => text === '' || isPlainLine(text), 'Contains characters that cannot be printed.');

/** What is sent to add or change an address; it comes out as a parcel needs it. */
export const addressBody = z
  .strictObject({
    name: line(addressLength.name),
    country: z.string().trim().toUpperCase().max(2),
    street: line(addressLength.line),
    extra: line(addressLength.line).default(''),
    city: line(addressLength.city),
    region: line(addressLength.city).default(''),
    postalCode: line(addressLength.postalCode).default(''),
    phone: line(addressLength.phone),
    holdUntil: z.iso.date().nullable().default(null),
    /** The first is the default anyway, and the default stays one until another is chosen. */
    isDefault: z.boolean().default(false),
  })
  .superRefine((body, context) => {
    for (const { field, problem } of addressProblems(body)) {
      context.addIssue({ code: 'custom', path: [field], message: inWords(problem, body.country) });
    }
    if (body.phone !== '' && readPhone(body.phone, body.country) === undefined) {
      context.addIssue({ code: 'custom', path: ['phone'], message: 'Is not a telephone number.' });
    }
  })
  .transform((body) => ({
    ...body,
    region: normalRegion(body.region, body.country),
    postalCode: normalPostalCode(body.postalCode, body.country),
    phone: readPhone(body.phone, body.country) ?? body.phone,
  }));
export type AddressBody = z.input<typeof addressBody>;
export type ReadAddress = z.output<typeof addressBody>;

function inWords(problem: AddressProblem, country: string): string {
  const words: Record<AddressProblem, string> = {
    required: 'Required',
    country: 'Is not the two-letter code of a country.',
    street: 'Is too short.',
    region: 'Is not a region of that country.',
    postalCode: `Is not a postal code there; one looks like ${postalExample(country)}.`,
  };
  return words[problem];
}
