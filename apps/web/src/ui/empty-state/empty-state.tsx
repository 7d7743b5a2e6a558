import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { MarketStall } from './market-stall.tsx';

interface EmptyStateProps {
  title: string;
  note?: ReactNode;
  /** One clear next step: a button or a link. */
  action?: ReactNode;
  /** In place of the stall. */
  picture?: ReactNode;
  className?: string;
}

export function EmptyState({ title, note, action, picture, className }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center px-4 py-8 text-center', className)}>
      {picture ?? <MarketStall />}
      <p className="mt-5 max-w-full wrap-anywhere text-16 font-semibold text-ink-1">{title}</p>
      {note ? <p className="mt-1 max-w-90 wrap-anywhere text-14 text-ink-2">{note}</p> : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  );
}
