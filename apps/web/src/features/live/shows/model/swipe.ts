export interface Finger {
  x: number;
  y: number;
  at: number;
}

const FAR_PX = 96;
const FLICK_PX = 40;
const FLICK_MS = 250;

/** How far a finger has drawn the room, upwards and downwards; null where it means something else. */
export function drawnBy(from: Finger, to: Finger): number | null {
  const dy = to.y - from.y;
  return Math.abs(dy) > 12 && Math.abs(dy) > 1.5 * Math.abs(to.x - from.x) ? dy : null;
}

/** Where a finger that lets go wants to: a long way, or a short one in no time. */
export function turnOf(from: Finger, to: Finger): 'next' | 'previous' | null {
  const dy = drawnBy(from, to);
  if (dy === null) return null;
  const isMeant = Math.abs(dy) >= FAR_PX || (Math.abs(dy) >= FLICK_PX && to.at - from.at <= FLICK_MS);
  return isMeant ? (dy < 0 ? 'next' : 'previous') : null;
}
