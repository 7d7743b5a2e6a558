import { createContext } from 'react';

/**
 * How far the server's clock is ahead of this one, in ms, for every ring inside. A page that was told
 * the server's time provides it once; a room that measures it more finely provides its own.
 */
export const ClockOffset = createContext(0);

/** From the server's time in an answer and this clock's time when it arrived. */
export function offsetOf(serverTime: string, receivedAtMs: number): number {
  const at = Date.parse(serverTime);
  return Number.isNaN(at) ? 0 : at - receivedAtMs;
}
