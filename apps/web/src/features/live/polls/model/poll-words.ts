import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';

/** What a room says of a poll once it is told of one. */
export const pollWords: readonly MessageKey[] = [
  'poll.changeable',
  'poll.over',
  'poll.signIn',
  'poll.title',
  'poll.votes',
  'poll.yours',
];
