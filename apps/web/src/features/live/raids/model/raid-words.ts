import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';

/** What a room says once its host leaves for another one, or others come in. */
export const raidWords: readonly MessageKey[] = [
  'raid.came',
  'raid.now',
  'raid.over',
  'raid.stay',
  'raid.takes',
  'raid.waits',
];
