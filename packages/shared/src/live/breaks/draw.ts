import { sha256 } from '../auctions/sha256.ts';
import { drawnNumber, type Hash } from '../giveaways/draw.ts';

// How the contents of a break, or of a surprise set, come to its spots. Everything that is hashed is text in ASCII, as for
// lots and giveaways; the secret is announced and drawn from as a giveaway's.

export interface BreakContent {
  name: string;
  /** So many spots get one. */
  pieces: number;
  /** What its seller says one is worth, in minor units; null where they say nothing. */
  worth: number | null;
}

/** What is declared before a spot is sold, and never changed. */
export interface BreakTerms {
  break: string;
  kind: 'break' | 'surprise';
  secretHash: string;
  contents: readonly BreakContent[];
}

/** A spot that was bought and paid for. */
export interface BreakEntry {
  /** 1, 2, 3 … in the order in which the spots were sold. */
  number: number;
  spot: number;
  lot: string;
  /** The last hash of its bid log: nobody knew it when the secret was made. */
  lotHead: string;
  at: string;
}

/** There is a spot for each piece. */
export const spotsOf = (contents: readonly Pick<BreakContent, 'pieces'>[]): number =>
  contents.reduce((sum, { pieces }) => sum + pieces, 0);

/** The first hash of the chain: what is declared, and the hash of the secret. */
export function hashOfBreak(terms: BreakTerms, hashOf: Hash = sha256): string {
  const { kind, secretHash, contents } = terms;
  const first = hashOf(`souk break|${terms.break}|${kind}|${spotsOf(contents)}|${secretHash}`);
  return contents.reduce(
    (before, { name, pieces, worth }, index) =>
      hashOf(`${before}|${index + 1}|${pieces}|${worth ?? 'none'}|${hexOf(name)}`),
    first,
  );
}

/** Names are of any language. */
const hexOf = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Each entry bears the hash of the one before, so that none can be changed, left out or put in later. */
export const hashOfSpot = (
  before: string,
  { number, spot, lot, lotHead, at }: BreakEntry,
  hashOf: Hash = sha256,
): string => hashOf(`${before}|${number}|${spot}|${lot}|${lotHead}|${at}`);

/** The list is frozen: so many entries, and these spots stay with the shop. */
export const hashOfSpots = (
  before: string,
  { count, house }: { count: number; house: readonly number[] },
  hashOf: Hash = sha256,
): string => hashOf(`${before}|frozen|${count}|${house.join(',')}`);

/**
 * Which content each spot has: piece by piece, in the order of the contents, a spot is drawn among those that have none
 * yet. Spots nobody bought take part, so that the declared odds hold for those that were.
 */
export function drawnContents(
  { secret, head }: { secret: string; head: string },
  contents: readonly Pick<BreakContent, 'pieces'>[],
  hashOf: Hash = sha256,
): number[] {
  const count = spotsOf(contents);
  const drawn: number[] = [];
  const taken: number[] = [];
  for (const [index, { pieces }] of contents.entries()) {
    for (let piece = 0; piece < pieces; piece += 1) {
      const from = { secret, head: hashOf(`${head}|${taken.length + 1}`) };
      const spot = drawnNumber(from, { count, struck: taken }, hashOf);
      if (spot === null) throw new Error('more pieces than spots');
      taken.push(spot);
      drawn[spot - 1] = index + 1;
    }
  }
  return drawn;
}
