import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';

/** What a seller may still do about a lot, which is asked for when the page is alive. */
export const sellerChoiceWords: readonly MessageKey[] = [
  'settlement.accept',
  'settlement.accepted',
  'settlement.offerNext',
  'settlement.offeredNext',
  'settlement.relist',
  'settlement.relisted',
];
