import type { MessageKey } from '@souk/shared/languages/messages/en/index.ts';

/** Days become hours, and these minutes, while a page stays open. */
export const countdownWords: readonly MessageKey[] = [
  'ui.daysShort',
  'ui.hoursShort',
  'ui.minutesShort',
  'ui.clock',
  'ui.timeLeft',
  'ui.secondsLeft',
  'ui.timeOver',
];
