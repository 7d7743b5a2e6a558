import { Link, type LinkProps } from '@tanstack/react-router';
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

/** The way around settings and the admin area: 232 px beside the page, a row that scrolls on a phone. */
export function SideNav({ label, groups }: { label: string; groups: readonly SideNavGroup[] }) {
  return (
    <nav
      aria-label={label}
      className="-mx-4 flex gap-1.5 overflow-x-auto bare-scroll px-4 pb-1 sm:mx-0 sm:px-0 lg:w-58 lg:shrink-0 lg:flex-col lg:gap-0.5 lg:overflow-visible"
    >
      {groups.map((group) => (
        <div key={group.key} className="contents">
          {group.heading ? (
            <p className="px-3 pt-4 pb-1.5 text-12 font-semibold text-ink-3 max-lg:hidden">{group.heading}</p>
          ) : null}
          {group.entries.map((entry) => (
            <Link
              key={entry.key}
              {...entry.link}
              activeOptions={{ exact: true }}
              aria-current={entry.active ? 'page' : undefined}
              className={cx(
                'flex h-11 shrink-0 items-center gap-3 rounded-12 px-3 text-14 font-medium whitespace-nowrap lg:h-10.5',
                entry.active
                  ? 'bg-fill text-ink-1 [&_svg]:text-accent-text'
                  : 'text-ink-2 hover:bg-hover hover:text-ink-1',
              )}
            >
              <span aria-hidden="true" className="shrink-0 [&>svg]:size-4.75">
                {entry.icon}
              </span>
              {entry.label}
              {entry.badge ? <span className="ms-auto">{entry.badge}</span> : null}
            </Link>
          ))}
        </div>
      ))}
    </nav>
  );
}
