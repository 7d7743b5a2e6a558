import type { Account } from './accounts.ts';

/** So much more (or less) on an account, in minor units of the transaction's currency. */
export interface Posting {
  account: Account;
  amount: number;
}

/** One posting an account, none of nothing. Throws where money would appear, vanish or be inexact. */
export function balanced(postings: readonly Posting[]): Posting[] {
  const amounts = new Map<string, Posting>();
  let sum = 0n;
  for (const { account, amount } of postings) {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`amount out of range: ${amount}`);
    sum += BigInt(amount);
    const name = accountName(account);
    const total = (amounts.get(name)?.amount ?? 0) + amount;
    if (!Number.isSafeInteger(total)) throw new RangeError(`amount out of range: ${total}`);
    amounts.set(name, { account, amount: total });
  }
  if (sum !== 0n) throw new RangeError(`postings add up to ${sum}, not to zero`);
  return [...amounts.values()].filter(({ amount }) => amount !== 0);
}

export const accountName = ({ kind, owner }: Account): string => (owner === null ? kind : `${kind}:${owner}`);

/** From one account to another. */
export const moved = (from: Account, to: Account, amount: number): Posting[] =>
  balanced([
    { account: from, amount: -amount },
    { account: to, amount },
  ]);

/** `part` of `of` parts of a whole, rounded half up; exact for every safe amount. */
export function partOf(whole: number, part: number, of: number): number {
  if (of === 0) return 0;
  return Number((BigInt(whole) * BigInt(part) * 2n + BigInt(of)) / (BigInt(of) * 2n));
}
