import { useEffect } from 'react';

export interface PlayerKeys {
  toggle(): void;
  /** By so many seconds. */
  skip(by: number): void;
  mute(): void;
  fillScreen(): void;
}

const SKIP = 10;

/** Space, the arrows, M and F, wherever one is on the page and does not write. */
export function usePlayerKeys(keys: PlayerKeys | null): void {
  useEffect(() => {
    if (!keys) return;
    const acts: Record<string, () => void> = {
      ' ': keys.toggle,
      ArrowLeft: () => keys.skip(-SKIP),
      ArrowRight: () => keys.skip(SKIP),
      m: keys.mute,
      f: keys.fillScreen,
    };
    // What was clicked keeps the focus, and Space is not meant for it; what was come to by keys is pressed with it.
    let hasPointed = false;
    const point = () => {
      hasPointed = true;
    };
    const press = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
      if (key === 'Tab') hasPointed = false;
      const act = acts[key.length === 1 ? key.toLowerCase() : key];
      if (!act || defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && isTaken(target, key === ' ' && !hasPointed)) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    document.addEventListener('pointerdown', point);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('pointerdown', point);
    };
  }, [keys]);
}

const writes = 'input:not([type=range]), textarea, select, [contenteditable], [role=menu], [role=dialog]';

/** What is written or chosen from takes all keys. */
const isTaken = (target: Element, presses: boolean): boolean =>
  target.closest(writes) !== null || (presses && target.closest('button, a, summary') !== null);
