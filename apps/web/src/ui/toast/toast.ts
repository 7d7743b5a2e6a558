import type { ToastContent } from './toast-card.tsx';

export type { ToastContent } from './toast-card.tsx';

export interface ToastRequest extends ToastContent {
  /** The same id replaces what is shown. */
  id?: string;
  durationMs?: number;
  /** What is told leads to another page, and goes along. */
  acrossPages?: boolean;
}

type Show = (request: ToastRequest) => void;

let show: Show | null = null;
let waiting: ToastRequest[] = [];
let wake: (() => void) | null = null;

/** Shows a toast from anywhere; what draws them is fetched with the first one. */
export function toast(request: ToastRequest): void {
  if (show) {
    show(request);
    return;
  }
  waiting.push(request);
  wake?.();
}

/** For the toaster: takes over what is waiting and all that follows. */
export function takeToasts(next: Show): () => void {
  show = next;
  for (const request of waiting) next(request);
  waiting = [];
  return () => {
    show = null;
  };
}

/** For the root of the app: called once something is waiting. */
export function onFirstToast(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    wake = null;
  };
}
