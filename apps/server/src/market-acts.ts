import { liveActs } from './features/live/index.ts';
import { moneyWork, sendingEvidence } from './features/money/index.ts';
import type { Act } from './platform/acts/index.ts';
import type { Config } from './platform/config/config.ts';
import { openStorage } from './platform/storage/open-storage.ts';

type MarketActsParts = Parameters<typeof moneyWork>[0] & {
  /** Where files are kept. */
  config: Pick<Config, 'dataDir' | 's3'>;
};

/** Every act that calls a provider. One that is begun and not in this list is never finished after a crash. */
export const marketActs = (parts: MarketActsParts): readonly Act[] => [
  ...moneyWork(parts).acts,
  sendingEvidence({ db: parts.db, storage: openStorage(parts.config), provider: parts.payments }),
  ...liveActs(parts),
];
