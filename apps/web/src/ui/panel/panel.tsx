import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  actions?: ReactNode;
  /** Edge to edge content, such as a table. */
  flush?: boolean;
}

/** A card: surface, one line around it, no shadow. */
export function Panel({ title, actions, flush, className, children, ...rest }: PanelProps) {
  return (
    <section
      {...rest}
      className={cx(
        'min-w-0 rounded-16 border border-line bg-surface',
        flush ? 'overflow-hidden' : 'p-5',
        className,
      )}
    >
      {title || actions ? (
        <div
          className={cx(
            'flex flex-wrap items-center justify-between gap-3',
            flush ? 'px-5 pt-4 pb-3' : 'mb-4',
          )}
        >
          <h2 className="display text-18">{title}</h2>
          {actions}
        </div>
      ) : null}
      {children}
    </section>
  );
}
