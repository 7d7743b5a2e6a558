import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';

interface SectionHeaderProps {
  title: ReactNode;
  note?: ReactNode;
  /** Where all of it is. */
  all?: LinkProps & { label?: string };
  /** In place of the link: chips, a select. */
  actions?: ReactNode;
  level?: 1 | 2 | 3;
  id?: string;
  className?: string;
}

/** "Coming up · Times in Lisbon ... See all" */
export function SectionHeader({ title, note, all, actions, level = 2, id, className }: SectionHeaderProps) {
  const t = useT();
  const Heading = `h${level}` as const;
  return (
    <div className={cx('mb-4.5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3', className)}>
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <Heading
          id={id}
          className={cx('display text-ink-1', level === 1 ? 'text-28 sm:text-36' : 'text-22 sm:text-28')}
        >
          {title}
        </Heading>
        {note ? <p className="text-14 text-ink-3 max-sm:hidden">{note}</p> : null}
      </div>
      {actions}
      {all ? <SeeAll {...all}>{all.label ?? t('ui.seeAll')}</SeeAll> : null}
    </div>
  );
}

function SeeAll({ label: _label, children, ...link }: LinkProps & { label?: string; children: ReactNode }) {
  return (
    <Link
      {...link}
      className="touch-44 inline-flex items-center gap-1 rounded-6 text-14 font-semibold text-ink-2 hover:text-ink-1"
    >
      {children}
      <ChevronRight size={16} aria-hidden="true" className="rtl:-scale-x-100" />
    </Link>
  );
}
