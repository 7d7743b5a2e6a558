/** What is written in, chosen from or scrolled keeps fingers and keys to itself. */
export function meansMore(target: EventTarget | null, room: HTMLElement): boolean {
  for (let at = target as Element | null; at && at !== room; at = at.parentElement) {
    if (at.matches('input, textarea, select, [role="log"], [role="menu"], [role="dialog"]')) return true;
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY))
      return true;
  }
  return false;
}
