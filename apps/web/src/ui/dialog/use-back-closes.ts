import { useBlocker } from '@tanstack/react-router';
import { useEffect, useId } from 'react';

/** What lies open over the page, the one on top last. */
const windows: string[] = [];

/** Whether the next step back closes a window instead of leaving the page. */
export const closesWindow = (action: string): boolean => action === 'BACK' && windows.length > 0;

/** A step back closes what lies over the page, as on any phone, and the page under it stays. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    windows.push(id);
    return () => {
      windows.splice(windows.indexOf(id), 1);
    };
  }, [id, isOpen]);
  useBlocker({
    disabled: !isOpen,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (!closesWindow(action) || windows.at(-1) !== id) return false;
      close();
      return true;
    },
  });
}
