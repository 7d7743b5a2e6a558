import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface SideNavGroup {
  key: string;
  heading?: string;
  entries: ReadonlyArray<{
    key: string;
    label: string;
    icon: ReactNode;
    link: LinkProps;
    active: boolean;
    badge?: ReactNode;
  }>;
}

/** The way around settings: 232 px beside the page, or a list that fills a phone. */
export function SideNav({ label, groups }: { label: string; groups: readonly SideNavGroup[] }) {
  return (
    <nav aria-label={label} className="flex flex-col gap-0.5 lg:w-[14.5rem] lg:shrink-0">
      {groups.map((group) => (
        <div key={group.key} className="contents">
          {group.heading ? (
            <p className="px-3 pt-4 pb-1.5 text-12 font-semibold text-ink-3 max-lg:px-1">{group.heading}</p>
          ) : null}
          {group.entries.map((entry) => (
            <Link
              key={entry.key}
              {...entry.link}
              activeOptions={{ exact: true }}
              aria-current={entry.active ? 'page' : undefined}
              className={cx(
                'flex min-h-13 items-center gap-3 border-b border-hairline px-1 text-14 font-medium max-lg:text-16 lg:min-h-10.5 lg:rounded-12 lg:border-0 lg:px-3',
                entry.active
                  ? 'lg:bg-fill lg:text-ink-1 lg:[&_svg]:text-accent-text'
                  : 'lg:text-ink-2 lg:hover:bg-hover lg:hover:text-ink-1',
              )}
            >
              <span aria-hidden="true" className="shrink-0 max-lg:text-ink-2 [&>svg]:size-4.75">
                {entry.icon}
              </span>
              {entry.label}
              {entry.badge ? <span className="ms-auto">{entry.badge}</span> : null}
              <ChevronRight
                size={18}
                aria-hidden="true"
                className="ms-auto shrink-0 text-ink-3 lg:hidden rtl:-scale-x-100"
              />
            </Link>
          ))}
        </div>
      ))}
    </nav>
  );
}
