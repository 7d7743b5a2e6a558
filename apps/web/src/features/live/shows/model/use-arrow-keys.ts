import { useEffect } from 'react';
import { isDialogOpen } from '@/ui/dialog/is-dialog-open.ts';
import { isTaken, scrollsAt } from './means-more.ts';

/** Arrows up and down, where they mean nothing else. */
export function useArrowKeys(turn: (to: 'next' | 'previous') => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const to = event.key === 'ArrowDown' ? 'next' : event.key === 'ArrowUp' ? 'previous' : null;
      if (!to || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      if (isTaken(event.target) || isDialogOpen()) return;
      const scrolls = scrollsAt(event.target, document.body);
      if (scrolls.up || scrolls.down) return;
      event.preventDefault();
      turn(to);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [turn]);
}
