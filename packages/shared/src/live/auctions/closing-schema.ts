import { z } from 'zod';
import { closingChoiceWithin } from '../../market/catalog/closing-choice.ts';
import { showLotSeconds } from './lot-terms.ts';

const seconds = z.int().min(1).max(3_600);
/** So many extensions and no more; null for any number. */
const most = z.int().min(0).max(10_000).nullable();

/** What a bid shortly before the end does to the end. Times in seconds. */
export const closingRule = z.discriminatedUnion('kind', [
  /** At least so much is left after each bid. */
  z.strictObject({ kind: z.literal('reset'), seconds, most }),
  /** So much more for each bid in the last so many. */
  z.strictObject({ kind: z.literal('add'), seconds, most }),
  /** As `reset`; and after each extension the next bid is one step further up. */
  z.strictObject({ kind: z.literal('rising-floor'), seconds, most }),
  z.strictObject({ kind: z.literal('sudden-death') }),
  /** At a moment within the last so many, which a secret decides whose hash is known from the start. */
  z.strictObject({ kind: z.literal('random'), seconds, hash: z.string().regex(/^[0-9a-f]{64}$/) }),
]);
export type ClosingRule = z.infer<typeof closingRule>;

/** A closing rule as a host chooses it for a lot of a show. */
export const closingChoice = closingChoiceWithin({ least: 1, most: showLotSeconds.most });
export type ClosingChoice = z.infer<typeof closingChoice>;
