/** What is written in or chosen from keeps fingers and keys to itself. */
export const isTaken = (target: EventTarget | null): boolean =>
  (target as Element).closest('input, textarea, select, [role="menu"], [role="dialog"]') !== null;

/** Which ways what is at a place of the room can be scrolled. */
export function scrollsAt(target: EventTarget | null, room: HTMLElement): { up: boolean; down: boolean } {
  const ways = { up: false, down: false };
  for (let at = target as Element | null; at && at !== room; at = at.parentElement) {
    if (at.scrollHeight <= at.clientHeight + 1 || !/auto|scroll/.test(getComputedStyle(at).overflowY))
      continue;
    ways.up ||= at.scrollTop > 1;
    ways.down ||= at.scrollTop + at.clientHeight < at.scrollHeight - 1;
  }
  return ways;
}
