import type { Act } from './platform/acts/index.ts';

/** Every act that calls a provider. One that is begun and not in this list is never finished after a crash. */
export const marketActs: readonly Act[] = [];
