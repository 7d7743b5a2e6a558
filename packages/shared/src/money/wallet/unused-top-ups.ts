import type { TransactionKind } from '../ledger/kinds.ts';

export interface WalletMove {
  kind: TransactionKind;
  amount: number;
}

/**
 * How much of a wallet is what was topped up and is still not spent. What is spent is spent of that first: what came into
 * the wallet otherwise, as a shop’s earnings do, has other ways out, and leaves by no card.
 */
export function unusedTopUps(moves: readonly WalletMove[]): number {
  let unused = 0;
  let spent = 0;
  for (const { kind, amount } of moves) {
    if (toppedUp.has(kind)) unused = Math.max(0, unused + amount);
    else if (amount < 0) {
      const part = Math.min(unused, -amount);
      unused -= part;
      spent += part;
    } else if (givenBack.has(kind)) {
      const part = Math.min(spent, amount);
      spent -= part;
      unused += part;
    }
  }
  return unused;
}

/** What a card gave, got back, or did not take. */
const toppedUp: ReadonlySet<TransactionKind> = new Set<TransactionKind>([
  'top-up',
  'top-up-returned',
  'top-up-charged-back',
  'top-up-charge-won',
  'top-up-charge-lost',
  'refund-failed',
]);

/** Of something that was bought, or stood still. */
const givenBack: ReadonlySet<TransactionKind> = new Set<TransactionKind>([
  'refund',
  'wallet-released',
  'credit-charge-won',
]);
