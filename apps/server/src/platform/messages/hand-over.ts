import type { Log } from '../logging/log.ts';
import { RefusedForGood } from './delivery-failures.ts';

/** Hands a message over. A refusal is the end of it; any other failure is left to the queue, which tries again. */
export async function handOver(log: Log, what: object, send: () => Promise<void>): Promise<void> {
  try {
    await send();
  } catch (err) {
    if (!(err instanceof RefusedForGood)) {
      log.warn({ ...what, err }, 'a message could not be handed over and is tried again');
      throw err;
    }
    log.warn({ ...what, err }, 'a message was refused and is not sent again');
  }
}
