import { useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';

interface LogoProps {
  /** Height of the mark in px; the word follows. */
  size?: number;
  /** The operator's own name, in place of ours. */
  name?: string;
  className?: string;
}

export function Logo({ size = 28, name, className }: LogoProps) {
  const t = useT();
  return (
    <span className={cx('inline-flex items-center text-ink-1', className)} style={{ gap: size * 0.36 }}>
      <ArchMark size={size} />
      <span
        className="display"
        style={{ fontSize: size * 0.9, fontWeight: 760, letterSpacing: '-0.035em', lineHeight: 1 }}
      >
        {name ?? t('ui.wordmark')}
      </span>
    </span>
  );
}

export function ArchMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={(size * 24) / 28} height={size} viewBox="0 0 24 28" aria-hidden="true" className="shrink-0">
      <path d="M0 28V12a12 12 0 0 1 24 0v16H0Z" fill="var(--accent)" />
      <path d="M7 28V14.6c0-3.4 1.6-6.6 5-8.4 3.4 1.8 5 5 5 8.4V28H7Z" fill="var(--on-accent)" />
      <circle cx="12" cy="16" r="2.1" fill="var(--accent)" />
    </svg>
  );
}
