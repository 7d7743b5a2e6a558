import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useFormat } from '@/platform/i18n/index.ts';
import { useCurrentInView } from './use-current-in-view.ts';

interface LinkTab {
  key: string;
  label: ReactNode;
  /** As words where more is to be said than a number. */
  count?: number | string;
  link: LinkProps;
  active: boolean;
}

/** Tabs that are addresses of their own: search results, parts of a shop. They work without a script. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
  const { number } = useFormat();
  const row = useRef<HTMLElement>(null);
  useCurrentInView(row, tabs.find(({ active }) => active)?.key);
  return (
    <nav
      ref={row}
      aria-label={label}
      className="-mx-4 flex gap-7 overflow-x-auto bare-scroll px-4 shadow-[inset_0_-1px_0_var(--line)] sm:mx-0 sm:px-0"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          {...tab.link}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={tab.active ? 'page' : undefined}
          className="flex min-h-11 shrink-0 items-center gap-2 border-b-2 border-transparent text-14 font-medium whitespace-nowrap text-ink-2 outline-offset-[-2px] hover:text-ink-1 aria-[current=page]:border-ink-1 aria-[current=page]:font-semibold aria-[current=page]:text-ink-1"
        >
          {tab.label}
          {tab.count === undefined ? null : (
            <span className="text-12 font-medium text-ink-3 figures">
              {typeof tab.count === 'number' ? number(tab.count) : tab.count}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
