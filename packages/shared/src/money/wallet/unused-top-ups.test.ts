import { expect, test } from 'vitest';
import { unusedTopUps, type WalletMove } from './unused-top-ups.ts';

const moves = (...list: Array<[WalletMove['kind'], number]>): WalletMove[] =>
  list.map(([kind, amount]) => ({ kind, amount }));

test.each<[string, WalletMove[], number]>([
  ['nothing was topped up', moves(['to-wallet', 5_000]), 0],
  ['some of it is spent', moves(['top-up', 5_000], ['sale', -2_000]), 3_000],
  [
    'earnings came after all of it was spent',
    moves(['top-up', 5_000], ['sale', -5_000], ['to-wallet', 5_000]),
    0,
  ],
  ['earnings were there before', moves(['to-wallet', 5_000], ['top-up', 5_000], ['sale', -5_000]), 0],
  ['a tip was paid by card', moves(['top-up', 1_000], ['tip', -1_000], ['refund', 1_000]), 1_000],
  ['what it bought came back', moves(['top-up', 5_000], ['sale', -5_000], ['refund', 5_000]), 5_000],
  ['what a card bought came back here', moves(['top-up', 5_000], ['refund', 3_000]), 5_000],
  [
    'its buyer kept here what another card bought',
    moves(['top-up', 5_000], ['sale', -5_000], ['refund-kept', 5_000]),
    0,
  ],
  [
    'a bank let stand what came back here',
    moves(
      ['top-up', 5_000],
      ['refund-kept', 2_000],
      ['credit-charged-back', -2_000],
      ['credit-charge-won', 2_000],
    ),
    5_000,
  ],
  ['a hold let go', moves(['top-up', 5_000], ['wallet-held', -4_000], ['wallet-released', 4_000]), 5_000],
  ['some went back to its card', moves(['top-up', 5_000], ['top-up-returned', -2_000]), 3_000],
  ['its bank took it back', moves(['top-up', 5_000], ['top-up-charged-back', -5_000]), 0],
])('when %s', (_words, list, unused) => {
  expect(unusedTopUps(list)).toBe(unused);
});
