import type { ClosingRule } from './closing-schema.ts';
import { sha256 } from './sha256.ts';

export const defaultClosing: ClosingRule = { kind: 'reset', seconds: 10, most: null };

/** In milliseconds since 1970. */
interface Ending {
  endsAt: number;
  extensions: number;
}

/** The end after a bid that was received at a moment. It never comes earlier. */
export function extended<Of extends Ending>(rule: ClosingRule, of: Of, at: number): Of {
  const endsAt = endAfterBid(rule, of, at);
  return endsAt > of.endsAt ? { ...of, endsAt, extensions: of.extensions + 1 } : of;
}

function endAfterBid(rule: ClosingRule, { endsAt, extensions }: Ending, at: number): number {
  if (rule.kind === 'sudden-death' || rule.kind === 'random') return endsAt;
  if (rule.most !== null && extensions >= rule.most) return endsAt;
  const milliseconds = rule.seconds * 1_000;
  if (rule.kind === 'add') return endsAt - at <= milliseconds ? endsAt + milliseconds : endsAt;
  return at + milliseconds;
}

/** How many steps the next bid goes up by. */
export const stepsUp = (rule: ClosingRule, { extensions }: Pick<Ending, 'extensions'>): number =>
  rule.kind === 'rising-floor' ? 1 + extensions : 1;

// A lot that could not be bid on before its end is opened again for so long, where its own rule extends by nothing.
const REOPENED_SECONDS = 10;

/** The end of a lot whose time ran out while the market was away. */
export const reopenedUntil = (rule: ClosingRule, now: number): number =>
  now + 1_000 * ('seconds' in rule && rule.kind !== 'random' ? rule.seconds : REOPENED_SECONDS);

/** What is announced of the secret of a random close. */
export const hashOfSecret = (secret: string): string => sha256(`souk random close|${secret}`);

/** When a random close comes, by its secret: within the last seconds before the end that was announced. */
export function momentOfSecret(secret: string, { endsAt, seconds }: { endsAt: number; seconds: number }) {
  // 48 bits, which are far more than milliseconds to choose from.
  const drawn = Number.parseInt(sha256(`souk random moment|${secret}`).slice(0, 12), 16);
  return endsAt - (drawn % (seconds * 1_000 + 1));
}
