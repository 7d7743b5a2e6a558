import { newIdempotencyKey } from './api-client.ts';
import { isApiError } from './api-error.ts';

/** Sends something under a key; `of` is all that it says. */
type Attempt = <T>(of: unknown, send: (idempotencyKey: string) => Promise<T>) => Promise<T>;

/** The same thing sent again goes under the same key until the market said what came of it, so that it is done once. */
export function attempts(): Attempt {
  let last: { of: string; key: string } | null = null;
  return async (of, send) => {
    const said = JSON.stringify(of);
    if (last?.of !== said) last = { of: said, key: newIdempotencyKey() };
    const { key } = last;
    const isOver = () => {
      if (last?.key === key) last = null;
    };
    try {
      const answer = await send(key);
      isOver();
      return answer;
    } catch (error) {
      if (isRefused(error)) isOver();
      throw error;
    }
  };
}

/** That it is still being done, or that one is to ask later or to sign in, says nothing of what came of it. */
const saysNothing: readonly string[] = ['idempotency_in_progress', 'too_many_requests', 'unauthenticated'];

/** Whether what was sent was not done; else it may have been, or may be done yet. */
export const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && !saysNothing.includes(error.code);
