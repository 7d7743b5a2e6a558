import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export type StatusTone = 'progress' | 'done' | 'closed' | 'action';

const tones: Record<StatusTone, string> = {
  progress: 'bg-accent-soft text-accent-text',
  done: 'bg-won-soft text-won-text',
  closed: 'bg-fill text-ink-2',
  action: 'bg-bad-soft text-bad',
};

/** Where something stands: amber in progress, emerald done, grey closed, brick needs action. */
export function StatusChip({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 items-center gap-1.5 rounded-full px-2.25 text-12 font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {children}
    </span>
  );
}
