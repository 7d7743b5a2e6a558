import type { Log } from '../logging/log.ts';
import { RefusedForGood } from './delivery-failures.ts';

type Outcome = 'taken' | 'address-refused' | 'message-refused';

/** Hands a message over. A refusal is the end of it; any other failure is left to the queue, which tries again. */
export async function handOver(log: Log, what: object, send: () => Promise<void>): Promise<Outcome> {
  try {
    await send();
    return 'taken';
  } catch (err) {
    if (!(err instanceof RefusedForGood)) {
      log.warn({ ...what, err }, 'a message could not be handed over and is tried again');
      throw err;
    }
    log.warn({ ...what, err }, 'a message was refused and is not sent again');
    return err.isOfAddress ? 'address-refused' : 'message-refused';
  }
}
