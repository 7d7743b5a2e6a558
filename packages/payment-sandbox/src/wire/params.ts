import { z } from 'zod';
import type { Form } from './form.ts';
import { invalidRequest, type WireError } from './wire-error.ts';

// Everything in a form is a string; what it means is said here.

export const text = z.string().max(5_000);
export const id = z.string().min(1).max(255);
export const whole = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const pageAddress = z.url({ protocol: /^https?$/ });
export const metadata = z
  .union([z.literal(''), z.record(z.string().max(40), z.string().max(500))])
  .transform((value) => (value === '' ? null : value));
export const currency = z
  .string()
  .regex(/^[A-Za-z]{3}$/)
  .transform((value) => value.toLowerCase());
export const texts = z.array(text);
export const address = z.strictObject({
  city: text.optional(),
  country: text.optional(),
  line1: text.optional(),
  line2: text.optional(),
  postal_code: text.optional(),
  state: text.optional(),
});
export const shipping = z.strictObject({
  address,
  name: text,
  carrier: text.optional(),
  phone: text.optional(),
  tracking_number: text.optional(),
});
type Range = Partial<Record<'gt' | 'gte' | 'lt' | 'lte', number>>;
const range = z.union([
  whole.transform((exact): Range => ({ gte: exact, lte: exact })),
  z.strictObject({ gt: whole, gte: whole, lt: whole, lte: whole }).partial(),
]);

/** What every list takes. */
export const page = {
  limit: whole.pipe(z.number().min(1).max(100)).default(10),
  starting_after: id.optional(),
  ending_before: id.optional(),
  created: range.optional(),
  expand: texts.optional(),
};
export type Page = z.infer<z.ZodObject<typeof page>>;

/** What every other call takes. */
export const expand = { expand: texts.optional() };
export const nothing = z.strictObject({ ...expand });

export function readParams<Schema extends z.ZodType>(schema: Schema, form: Form): z.infer<Schema> {
  const read = schema.safeParse(form);
  if (read.success) return read.data;
  throw wrongParam(read.error.issues[0], form);
}

function wrongParam(issue: z.core.$ZodIssue | undefined, form: Form): WireError {
  if (issue?.code === 'unrecognized_keys') {
    const param = bracketed([...issue.path, issue.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = bracketed(issue?.path ?? []);
  if (valueAt(form, issue?.path ?? []) === undefined)
    return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  return invalidRequest(`Invalid value for ${param}.`, { code: 'parameter_invalid', param });
}

const bracketed = ([first, ...rest]: readonly PropertyKey[]): string =>
  `${String(first)}${rest.map((step) => `[${String(step)}]`).join('')}`;

function valueAt(form: Form, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[step] : undefined,
    form,
  );
}
