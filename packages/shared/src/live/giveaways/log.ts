import { z } from 'zod';
import { giveawayAudiences } from './rules.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const moment = z.iso.datetime({ precision: 3 });
const number = z.int().min(1);

/** Chosen by the device of who enters. */
export const ticket = z.string().regex(/^[0-9a-f]{32}$/);

export const giveawayAudience = z.enum(giveawayAudiences);

/**
 * Everything about a draw, as anyone may download it. Secret and entries are there once it was drawn; of one that was
 * called off the entries, and never the secret.
 */
export const giveawayLog = z.strictObject({
  format: z.literal('souk-giveaway-1'),
  giveaway: z.uuid(),
  /** What is given away. */
  product: z.uuid(),
  /** Known before anybody could enter. */
  secretHash: hash,
  audience: giveawayAudience,
  /** Null before it opens. */
  opensAt: moment.nullable(),
  endsAt: moment.nullable(),
  secret: hash.nullable(),
  entries: z.array(z.strictObject({ number, ticket, at: moment })).max(1_000_000),
  /** Of these entries the people were suspended, blocked, gone or running the show when the list was frozen. */
  struck: z.array(number).max(1_000_000),
  /** When its host called it off. */
  cancelledAt: moment.nullable().default(null),
  /** The hash of the frozen list. */
  head: hash.nullable(),
  winner: number.nullable(),
});
export type GiveawayLog = z.infer<typeof giveawayLog>;
