import type { ReactNode } from 'react';
import { useFormat } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';

interface ChipProps {
  chosen?: boolean;
  count?: number;
  icon?: ReactNode;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export const chipShape =
  'inline-flex h-8 max-sm:h-11 items-center gap-1.5 rounded-full px-3.25 text-14 font-medium whitespace-nowrap transition-colors duration-150';

/** One choice of a row: chosen ones are ink. */
export function Chip({ chosen, count, icon, disabled, onClick, children }: ChipProps) {
  const { number } = useFormat();
  return (
    <button
      type="button"
      aria-pressed={chosen ?? undefined}
      disabled={disabled}
      onClick={onClick}
      className={cx(
        chipShape,
        chosen ? 'bg-ink text-on-ink' : 'border border-control/70 bg-surface text-ink-1 hover:bg-hover',
        disabled && 'opacity-50',
      )}
    >
      {icon}
      {children}
      {count === undefined ? null : (
        <span className={cx('figures', chosen ? 'opacity-80' : 'text-ink-3')}>{number(count)}</span>
      )}
    </button>
  );
}

/** Chips in one line: it scrolls sideways on a phone and never wraps the page wider. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset
      aria-label={label}
      className="-mx-4 flex min-w-0 gap-2 overflow-x-auto bare-scroll px-4 py-0.5 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {children}
    </fieldset>
  );
}
