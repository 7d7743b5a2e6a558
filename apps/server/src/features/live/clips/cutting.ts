import { openTurns } from '../../../platform/turns/turns.ts';

/** A minute of video is in memory while it is cut. */
export const cutting = openTurns({ atOnce: 2, mostWaiting: 50 });
