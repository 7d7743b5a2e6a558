import { z } from 'zod';
import { collectionPath } from './paths.ts';
import { fullOrder, mostDocs } from './query.ts';

// No document holds a NUL or half of a surrogate pair, and no database is asked for one.
const whole = z
  .string()
  .refine((text) => !text.includes('\0') && text.isWellFormed(), { error: 'is made of whole characters.' });
const field = whole.min(1).max(200);
const text = whole.max(1_000);
const scalar = z.union([z.null(), z.boolean(), z.number(), text]);
const condition = z.union([
  z.tuple([field, z.enum(['==', '!=', 'array-contains']), scalar]),
  z.tuple([field, z.enum(['<', '<=', '>', '>=']), z.union([z.number(), text])]),
  z.tuple([field, z.literal('in'), z.array(scalar).min(1).max(30)]),
]);
export type Condition = z.infer<typeof condition>;

const edge = z.strictObject({
  /** A value for each field of the order. */
  at: z
    .array(z.union([z.number(), text]))
    .min(1)
    .max(4),
  /** Whether what stands exactly there belongs to it. */
  inclusive: z.boolean().default(false),
});
export type Edge = z.infer<typeof edge>;

export const query = z
  .strictObject({
    collection: z.string().transform((text) => collectionPath(text)),
    where: z.array(condition).max(10).default([]),
    /** Documents that lack a field of the order are not in the result. What is equal in all stands as it was born. */
    order: z
      .array(z.tuple([field, z.enum(['up', 'down'])]))
      .max(3)
      .default([]),
    limit: z.int().min(1).max(mostDocs).optional(),
    from: edge.optional(),
    to: edge.optional(),
  })
  .refine(
    ({ order, from, to }) => [from, to].every((one) => !one || one.at.length <= fullOrder({ order }).length),
    {
      error: 'An edge has a value for each field of the order at most.',
    },
  );
export type Query = z.infer<typeof query>;
export type GivenQuery = z.input<typeof query>;
