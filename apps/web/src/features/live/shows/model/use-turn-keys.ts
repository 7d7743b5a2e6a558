import { useEffect } from 'react';
import { meansMore } from './means-more.ts';

/** Arrows up and down, where they mean nothing else. */
export function useTurnKeys(turn: (to: 'next' | 'previous') => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const to = event.key === 'ArrowDown' ? 'next' : event.key === 'ArrowUp' ? 'previous' : null;
      if (!to || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      if (meansMore(event.target, document.body) || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      turn(to);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [turn]);
}
