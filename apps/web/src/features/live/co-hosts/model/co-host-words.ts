import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';

/** What a room says once it is told of somebody beside the host. */
export const coHostWords: readonly MessageKey[] = ['second.muted'];
