const longestMs = 5_000;

/** Of a dispute's section on the page. */
export const placeOf = (disputeId: string): string => `dispute-${disputeId}`;

/**
 * Brings what was reported a moment ago into view: its section stands elsewhere on the page than the form did. Before the form
 * is gone nothing can be scrolled, and the section may come sooner or later than that.
 */
export function showOpened(disputeId: string): void {
  const until = performance.now() + longestMs;
  const look = () => {
    const place = document.getElementById(placeOf(disputeId));
    const isFree = !document.documentElement.hasAttribute('data-base-ui-scroll-locked');
    if (place && isFree) place.scrollIntoView({ block: 'start' });
    else if (performance.now() < until) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
