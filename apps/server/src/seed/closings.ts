import type { LotId } from '@souk/shared/ids.ts';
import { hashOfSecret } from '@souk/shared/live/auctions/closing.ts';
import type { ClosingChoice } from '@souk/shared/live/auctions/closing-schema.ts';
import { sha256 } from '@souk/shared/live/auctions/sha256.ts';

/** How the lots of shows end, one after the other, so that a viewer who stays sees each rule. */
const inShows: readonly ClosingChoice[] = [
  ...[resetTo(10), { kind: 'add' as const, seconds: 10, most: 12 }, resetTo(10)],
  ...[{ kind: 'sudden-death' as const }, resetTo(7), { kind: 'rising-floor' as const, seconds: 10, most: 6 }],
  ...[resetTo(10), { kind: 'random' as const, seconds: 10 }],
];

export const closingInShow = (number: number): ClosingChoice =>
  inShows[number % inShows.length] ?? resetTo(10);

function resetTo(seconds: number): ClosingChoice {
  return { kind: 'reset', seconds, most: null };
}

/** As columns of a lot. The demo world is the same each time it is made, and so is when a random close comes in it. */
export function closingColumns(lot: LotId, choice: ClosingChoice = resetTo(10)) {
  if (choice.kind !== 'random') return { closing: JSON.stringify(choice), secret: null };
  const secret = sha256(`demo close|${lot}`);
  return { closing: JSON.stringify({ ...choice, hash: hashOfSecret(secret) }), secret };
}
