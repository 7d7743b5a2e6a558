import type { ToastRequest } from './toast.ts';

/** One toast at a time; those that wait come one after the other. */
export interface ToastQueue {
  shown: ToastRequest | null;
  waiting: readonly ToastRequest[];
}

export const noToasts: ToastQueue = { shown: null, waiting: [] };

/** A newer toast takes the place of the one before; one that offers something to do keeps it, and others wait. */
export function added({ shown, waiting }: ToastQueue, next: ToastRequest): ToastQueue {
  const others = next.id === undefined ? waiting : waiting.filter(({ id }) => id !== next.id);
  const same = next.id !== undefined && shown?.id === next.id;
  if (!shown?.action || same || next.kind === 'bad') return { shown: next, waiting: others };
  return { shown, waiting: [...others, next].slice(-most) };
}

const most = 3;

export function closed({ waiting }: ToastQueue): ToastQueue {
  return { shown: waiting[0] ?? null, waiting: waiting.slice(1) };
}

/** What was said on one page is not said on the next, except by an act that led there. */
export function onNextPage({ shown, waiting }: ToastQueue): ToastQueue {
  const along = [shown, ...waiting].filter((one) => one !== null).filter(({ acrossPages }) => acrossPages);
  return closed({ shown: null, waiting: along.map((one) => ({ ...one, acrossPages: false })) });
}

/** How long it stays; what can be pressed stays longer. */
export function durationOf({ kind, action, durationMs }: ToastRequest): number {
  return durationMs ?? (kind === 'offline' ? Number.POSITIVE_INFINITY : action ? 8000 : 5000);
}
