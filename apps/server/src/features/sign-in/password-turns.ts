import { openTurns } from '../../platform/turns/turns.ts';

/**
 * Whatever hashes a password comes two at a time, one that hashes and one at the database: fifty who sign in at once
 * would otherwise take every database connection from those who only read. At some 60 a second the last of those who
 * may wait does so for 4 s.
 */
export const passwordTurns = openTurns({ atOnce: 2, mostWaiting: 250 });
