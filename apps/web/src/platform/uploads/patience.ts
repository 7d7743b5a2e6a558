import { retryMs } from '@souk/shared/files/limits.ts';
import type { UploadActivity, UploadEnvironment } from './upload.types.ts';
import { UploadError } from './upload-error.ts';

const SECOND = 1000;
const firstDelayMs = SECOND / 2;
const longestDelayMs = 16 * SECOND;

/** Something that may go better the next time. */
export class PassingTrouble extends Error {
  override readonly name = 'PassingTrouble';
  /** How long the server asks to be left alone. */
  readonly retryAfterMs: number;

  constructor(message: string, { retryAfterMs = 0, cause }: { retryAfterMs?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.retryAfterMs = retryAfterMs;
  }
}

export type Patience = ReturnType<typeof createPatience>;

/**
 * Tries an operation again as long as its trouble may pass: two minutes for one operation, ten for all of an upload.
 * Only the time between a failure and the next success counts, and none of it while the device is offline: nothing is
 * tried then.
 */
export function createPatience(
  { clock, network, random }: Pick<UploadEnvironment, 'clock' | 'network' | 'random'>,
  onActivity: (activity: UploadActivity) => void,
) {
  let uploadMs = 0;
  return {
    async through<T>(
      activity: UploadActivity,
      signal: AbortSignal,
      operation: (tries: number) => Promise<T>,
    ): Promise<T> {
      let operationMs = 0;
      let since: number | null = null;
      const count = () => {
        const spent = since === null ? 0 : clock.now() - since;
        operationMs += spent;
        uploadMs += spent;
        since = clock.now();
      };
      for (let tries = 0; ; tries += 1) {
        signal.throwIfAborted();
        try {
          onActivity(activity);
          const result = await operation(tries);
          count();
          return result;
        } catch (failure) {
          signal.throwIfAborted();
          count();
          if (!(failure instanceof PassingTrouble)) throw failure;
          if (!network.online()) {
            onActivity('offline');
            await network.whenOnline(signal);
            since = clock.now();
            continue;
          }
          const left = Math.min(retryMs.operation - operationMs, retryMs.upload - uploadMs);
          if (left <= 0)
            throw new UploadError('retry-limit-exceeded', 'tried for as long as allowed', { cause: failure });
          onActivity('retrying');
          const delay = Math.max(backoffMs(tries, random()), failure.retryAfterMs);
          await clock.wait(Math.min(delay, left), signal);
        }
      }
    },
  };
}

/** Half a second, doubling up to sixteen; spread, so that a server that comes back is not met by all at once. */
function backoffMs(tries: number, random: number): number {
  return Math.min(longestDelayMs, firstDelayMs * 2 ** tries) * (0.5 + random / 2);
}
