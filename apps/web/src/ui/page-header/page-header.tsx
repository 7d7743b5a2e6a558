import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface PageHeaderProps {
  title: ReactNode;
  note?: ReactNode;
  actions?: ReactNode;
  /** 36 for a page of its own, 22 inside settings and the admin area. */
  size?: 'page' | 'section';
  className?: string;
}

export function PageHeader({ title, note, actions, size = 'page', className }: PageHeaderProps) {
  return (
    <header
      className={cx(
        'flex flex-wrap justify-between gap-x-6 gap-y-3',
        note ? 'items-start' : 'items-center',
        className,
      )}
    >
      <div className="min-w-0">
        <h1 className={cx('display text-ink-1', size === 'page' ? 'text-28 sm:text-36' : 'text-22')}>
          {title}
        </h1>
        {note ? <p className="mt-1.5 text-14 text-ink-2">{note}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </header>
  );
}
