import { sha256 } from '../auctions/sha256.ts';
import type { GiveawayAudience } from './rules.ts';

// How a giveaway is drawn. Everything here is text in ASCII and its SHA-256 in hexadecimal, so that anyone can do it again.

export type Hash = (text: string) => string;

/** What is sealed as a giveaway opens. */
export interface GiveawayTerms {
  giveaway: string;
  product: string;
  secretHash: string;
  audience: GiveawayAudience;
  /** As in 2027-01-10T21:00:00.000Z. */
  opensAt: string;
  endsAt: string;
}

export interface GiveawayEntry {
  /** 1, 2, 3 … in the order in which they came. */
  number: number;
  /** Chosen at random by the device of who entered: nobody knew it when the secret was made. */
  ticket: string;
  at: string;
}

/** What is announced of the secret before anybody can enter. */
export const hashOfSecret = (secret: string, hashOf: Hash = sha256): string =>
  hashOf(`souk giveaway secret|${secret}`);

/** The first hash of the chain, before any entry. */
export const hashOfTerms = (terms: GiveawayTerms, hashOf: Hash = sha256): string => {
  const { giveaway, product, secretHash, audience, opensAt, endsAt } = terms;
  return hashOf(`souk giveaway|${giveaway}|${product}|${secretHash}|${audience}|${opensAt}|${endsAt}`);
};

/** Each entry bears the hash of the one before, so that none can be changed, left out or put in later. */
export const hashOfEntry = (
  before: string,
  { number, ticket, at }: GiveawayEntry,
  hashOf: Hash = sha256,
): string => hashOf(`${before}|${number}|${ticket}|${at}`);

/** The list is frozen: so many entries, of which these do not take part any more. */
export const hashOfList = (
  before: string,
  { count, struck }: { count: number; struck: readonly number[] },
  hashOf: Hash = sha256,
): string => hashOf(`${before}|frozen|${count}|${struck.join(',')}`);

/** Its host called it off: the list ends with so many entries, and nobody is drawn from it. */
export const hashOfCancelled = (
  before: string,
  { count, at }: { count: number; at: string },
  hashOf: Hash = sha256,
): string => hashOf(`${before}|cancelled|${count}|${at}`);

// So many hexadecimal digits are 52 bits, which is what every language counts in exactly. Among a million entries the
// luckiest has one part in four thousand million more than another.
const DIGITS = 13;

/** The number of the entry that wins, from the secret and the hash of the frozen list; null when nobody takes part. */
export function drawnNumber(
  { secret, head }: { secret: string; head: string },
  { count, struck }: { count: number; struck: readonly number[] },
  hashOf: Hash = sha256,
): number | null {
  const out = new Set(struck);
  const left = Array.from({ length: count }, (_, index) => index + 1).filter((number) => !out.has(number));
  if (left.length === 0) return null;
  const drawn = Number.parseInt(hashOf(`souk giveaway draw|${secret}|${head}`).slice(0, DIGITS), 16);
  return left[drawn % left.length] ?? null;
}
