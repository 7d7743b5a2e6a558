/** The click of a finger comes so long after it was lifted, at most. */
const CLICK_MS = 400;

let pressed: Element | null = null;
let settled: (() => void) | null = null;
let timer: number | undefined;

function begin(event: Event): void {
  const { target } = event;
  // What opens a menu of the browser's is not heard to end everywhere.
  if (event instanceof PointerEvent && event.button !== 0) return;
  pressed = target instanceof Element ? target : null;
}

function end(): void {
  clearTimeout(timer);
  pressed = null;
  const then = settled;
  settled = null;
  then?.();
}

function endSoon(milliseconds: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(end, milliseconds);
}

const isSpace = (event: Event) => event instanceof KeyboardEvent && event.key === ' ';

if (!import.meta.env.SSR) {
  const heard = { capture: true, passive: true };
  addEventListener('pointerdown', begin, heard);
  addEventListener('keydown', (event) => isSpace(event) && begin(event), heard);
  // After the control has heard it too.
  addEventListener('click', () => endSoon(0), heard);
  for (const name of ['pointerup', 'pointercancel', 'keyup'])
    addEventListener(name, () => pressed && endSoon(CLICK_MS), heard);
}

/** A control that is exchanged or moved between press and click is never clicked: does it at once, or after the click. */
export function whenReleased(id: string | null, then: () => void): void {
  const earlier = settled;
  // Not `:active`, which stays with a finger's target after its click.
  if (!pressed || (id !== null && !pressed.closest(`#${CSS.escape(id)}`))) then();
  else
    settled = () => {
      earlier?.();
      then();
    };
}
