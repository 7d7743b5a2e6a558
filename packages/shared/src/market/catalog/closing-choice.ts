import { z } from 'zod';
import { mostExtensions } from './edit-limits.ts';

/** A closing rule as a seller chooses it: what decides a random close is drawn by the market. */
export function closingChoiceWithin({ least, most }: { least: number; most: number }) {
  const seconds = z.int().min(least).max(most);
  const extension = { seconds, most: z.int().min(0).max(mostExtensions).nullable().default(null) };
  return z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('reset'), ...extension }),
    z.strictObject({ kind: z.literal('add'), ...extension }),
    z.strictObject({ kind: z.literal('rising-floor'), ...extension }),
    z.strictObject({ kind: z.literal('sudden-death') }),
    z.strictObject({ kind: z.literal('random'), seconds }),
  ]);
}
