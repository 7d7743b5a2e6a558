import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';

/** What is said of the log of a lot that is over. */
export const logMarkWords: readonly MessageKey[] = ['log.title', 'log.verified'];
