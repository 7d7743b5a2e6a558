const longestMs = 30_000;
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Of a dispute's section on the page. */
export const placeOf = (disputeId: string): string => `dispute-${disputeId}`;

/**
 * Brings what was reported a moment ago into view, and the keyboard with it: its section stands elsewhere on the page than the
 * form did. Before the form is gone nothing can be scrolled, and on a slow line the section comes later than that; who has gone
 * on by then stays where they are.
 */
export function showOpened(disputeId: string): void {
  const until = performance.now() + longestMs;
  const moved = new AbortController();
  for (const move of ownMoves)
    window.addEventListener(move, () => moved.abort(), {
      capture: true,
      passive: true,
      signal: moved.signal,
    });
  const look = () => {
    if (moved.signal.aborted) return;
    const place = document.getElementById(placeOf(disputeId));
    const isFree = !document.documentElement.hasAttribute('data-base-ui-scroll-locked');
    if (place && isFree) {
      place.scrollIntoView({ block: 'start' });
      // Otherwise the button of the form has it back, and comes into view again.
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
      moved.abort();
    } else if (performance.now() < until) requestAnimationFrame(look);
    else moved.abort();
  };
  requestAnimationFrame(look);
}
