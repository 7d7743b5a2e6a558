import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';

export interface Crumb {
  label: string;
  /** Left out for where one stands. */
  link?: LinkProps;
}

/** The way from the entrance to here. It scrolls inside itself on a phone. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const t = useT();
  return (
    <nav
      aria-label={t('market.breadcrumb')}
      className="-mx-4 overflow-x-auto bare-scroll px-4 sm:mx-0 sm:px-0"
    >
      <ol className="flex min-h-11 items-center gap-1.5 text-12 whitespace-nowrap text-ink-2">
        {crumbs.map((crumb, index) => (
          <li key={crumb.label} className="flex items-center gap-1.5">
            {index > 0 ? (
              <ChevronRight size={13} aria-hidden="true" className="text-ink-3 rtl:-scale-x-100" />
            ) : null}
            {crumb.link ? (
              <Link {...crumb.link} className="touch-44 rounded-6 hover:text-ink-1 hover:underline">
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink-1">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
