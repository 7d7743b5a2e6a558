import { useBlocker } from '@tanstack/react-router';
import { useRef } from 'react';
import { closesWindow } from '../dialog/use-back-closes.ts';

/** Asks before someone leaves what they wrote; `saved` ends it, so that a form may lead on after it was kept. */
export function useUnsaved(isChanged: () => boolean) {
  const done = useRef(false);
  const unsaved = () => !done.current && isChanged();
  const leaving = useBlocker({
    shouldBlockFn: ({ action }) => !closesWindow(action) && unsaved(),
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return {
    saved: () => {
      done.current = true;
    },
    /** What the dialog takes. */
    dialog: { open: leaving.status === 'blocked', onStay: leaving.reset, onLeave: leaving.proceed },
  };
}
