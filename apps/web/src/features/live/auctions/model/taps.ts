/** Two taps this close are one. */
const DOUBLE_TAP_MS = 450;

/** Of a button that may be pressed twice by one who means it once: whether a press at `now` is a new one. */
export function taps(): (now: number) => boolean {
  let pressedAt = Number.NEGATIVE_INFINITY;
  return (now) => {
    const isNew = now - pressedAt >= DOUBLE_TAP_MS;
    pressedAt = now;
    return isNew;
  };
}
