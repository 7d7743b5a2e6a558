import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { remember } from '../remember.ts';
import { openStorage } from './open-storage.ts';

// However often the market's health is asked for, the store is asked only so often.
const cachedMs = 15_000;

/** How a store elsewhere is doing: `delayed` while it does not answer. A folder is the machine's own. */
export const storageHealth = (
  config: Pick<Config, 'dataDir' | 's3'>,
  clock: Clock,
): Record<string, () => Promise<'ok' | 'delayed'>> => {
  if (!config.s3) return {};
  const storage = openStorage(config);
  const ask = async (): Promise<'ok' | 'delayed'> => {
    try {
      // Whether something is there or not, it answers.
      await storage.size('health/asked');
      return 'ok';
    } catch {
      return 'delayed';
    }
  };
  return { files: remember(clock, cachedMs, ask) };
};
