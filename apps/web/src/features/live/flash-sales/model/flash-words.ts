import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';

/** What a room says of a flash sale once it is told of one. */
export const flashWords: readonly MessageKey[] = [
  'flash.from',
  'flash.gone',
  'flash.left',
  'flash.limit',
  'flash.over',
  'flash.overHint',
  'flash.title',
];
