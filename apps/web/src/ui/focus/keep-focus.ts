/** Where the focus was, and what that stood in, from the inside out. */
interface Trail {
  at: Element;
  within: ReadonlyArray<{ parent: Element; child: Element; place: number }>;
  path: string;
}

// What opened a dialog is known still after all of its fields.
const MOST_KEPT = 30;
// What removes something may have a better place for the focus, and is first.
const OTHERS_FIRST_MS = 80;
const items = 'li, tr';
const places = `${items}, section, article, fieldset, form, [role=dialog], [role=tabpanel], [role=region], main`;

/**
 * What has the focus may go with the press: a row that is deleted, the button of a step that is done. The focus then goes to
 * what stands in its place: the next row, or the part of the page that it was in, which says how things are now. To a
 * part, and not to its first button, so that a second press does nothing.
 */
export function keepFocus(): void {
  let trails: Trail[] = [];
  let waits = false;

  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    trails = [trailOf(target), ...trails.filter(({ at }) => at !== target)].slice(0, MOST_KEPT);
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null || !(target instanceof Element)) return;
    // Who clicks beside everything wants no focus.
    setTimeout(() => {
      if (isNowhere() && target.isConnected) trails = [];
    });
  });
  new MutationObserver(() => {
    if (waits || !isLost(trails)) return;
    waits = true;
    setTimeout(() => {
      waits = false;
      if (isLost(trails)) placeAfter(trails)?.focus({ preventScroll: true });
    }, OTHERS_FIRST_MS);
  }).observe(document.body, { childList: true, subtree: true });
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/** It went with what had it, on the same page. */
const isLost = ([last]: readonly Trail[]): boolean =>
  isNowhere() && last !== undefined && !last.at.isConnected && last.path === location.pathname;

function trailOf(at: Element): Trail {
  const within = [];
  for (let child = at; child.parentElement; child = child.parentElement) {
    const parent = child.parentElement;
    within.push({ parent, child, place: [...parent.children].indexOf(child) });
  }
  return { at, within, path: location.pathname };
}

/** Of a dialog that is gone the trail leads nowhere; that of what opened it may. */
function placeAfter(trails: readonly Trail[]): HTMLElement | null {
  for (const trail of trails) {
    if (trail.path !== location.pathname) return null;
    const place = trail.at.isConnected ? trail.at : placeOf(trail);
    if (place instanceof HTMLElement && place.checkVisibility()) return focusable(place);
  }
  return null;
}

function placeOf({ within }: Trail): Element | null {
  const there = within.find(({ parent }) => parent.isConnected);
  if (!there) return null;
  const { parent, child, place } = there;
  const next = child.matches(items) ? (parent.children[place] ?? parent.children[place - 1]) : undefined;
  return next?.matches(items) ? next : parent.closest(places);
}

/** Only for as long as it has the focus: else a click into it would take it. */
function focusable(place: HTMLElement): HTMLElement {
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  return place;
}
