import { LiveError } from '@souk/live/errors.ts';
import type { Data } from '@souk/live/values.ts';
import { suspended } from '../errors/failures.ts';
import { toFailure } from '../errors/to-failure.ts';
import type { LiveCall } from './live-asker.ts';

/** What the access rule and the error handler of a route see to, for calls: a refusal is an answer, told as in the API. */
export function guardCall({ name, call }: LiveCall): LiveCall {
  return {
    name,
    async call(asked) {
      try {
        if (asked.who.actor.suspended) throw suspended();
        return await call(asked);
      } catch (error) {
        const { code, status, message, details } = toFailure(error);
        if (code === 'unavailable') throw new LiveError('unavailable', message);
        if (status >= 500) throw error;
        return { error: { code, message, ...(details ? { details: details as Data } : {}) } };
      }
    },
  };
}
