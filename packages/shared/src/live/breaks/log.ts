import { z } from 'zod';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const moment = z.iso.datetime({ precision: 3 });
const number = z.int().min(1);

/** By which a log of a break is told from that of a lot. */
export const BREAK_FORMAT = 'souk-break-1';

/** Spots of one break. */
export const spotLimit = { least: 2, most: 100 } as const;

export const breakKind = z.enum(['break', 'surprise']);
export type BreakKind = z.infer<typeof breakKind>;

const content = z.strictObject({
  name: z.string().min(1).max(1_000),
  pieces: number.max(spotLimit.most),
  worth: z.int().min(1).nullable(),
});

const entry = z.strictObject({ number, spot: number, lot: z.uuid(), lotHead: hash, at: moment, hash });

/** Everything about the draw of a break, as anyone may download it. Secret and entries are there once it was drawn. */
export const breakLog = z.strictObject({
  format: z.literal(BREAK_FORMAT),
  break: z.uuid(),
  kind: breakKind,
  /** Known before a spot was sold, as the contents are. */
  secretHash: hash,
  contents: z.array(content).min(1).max(spotLimit.most),
  /** The first hash of the chain: of all that is declared. */
  declared: hash,
  secret: hash.nullable(),
  entries: z.array(entry).max(spotLimit.most),
  /** Spots that nobody bought stay with the shop. */
  house: z.array(number).max(spotLimit.most),
  /** The hash of the frozen list. */
  head: hash.nullable(),
  /** Which of the contents each spot has, the first spot first. */
  drawn: z.array(number).max(spotLimit.most),
});
export type BreakLog = z.infer<typeof breakLog>;
