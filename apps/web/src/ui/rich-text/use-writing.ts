import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type Replacement, replaced, type Written } from './rich-text.model.ts';

/** Changes a text area as if it were typed, so that the browser's own undo takes it back. */
export function useWriting(
  area: RefObject<HTMLTextAreaElement | null>,
  value: string,
  onChange: (value: string) => void,
) {
  const chosen = useRef<[number, number] | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value is what moves the caret to the end
  useLayoutEffect(() => {
    if (chosen.current) area.current?.setSelectionRange(...chosen.current);
    chosen.current = null;
  }, [area, value]);

  /** False when there was nothing to change. */
  function change(make: (written: Written) => Replacement | null): boolean {
    const box = area.current;
    if (!box) return false;
    const made = make({ text: value, from: box.selectionStart, to: box.selectionEnd });
    if (!made) return false;
    box.focus();
    box.setSelectionRange(made.from, made.to);
    chosen.current = made.choose;
    // The only way to write into a field that undo knows of; it answers false where it is gone.
    const typed =
      made.text === ''
        ? document.execCommand('delete')
        : document.execCommand('insertText', false, made.text);
    if (!typed) onChange(replaced(value, made));
    box.setSelectionRange(...made.choose);
    return true;
  }

  return { change };
}
