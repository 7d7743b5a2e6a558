import { type ReactNode, useRef } from 'react';
import { useFormat } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import { useCurrentInView } from '../tabs/use-current-in-view.ts';

interface ChipProps {
  chosen?: boolean;
  count?: number;
  icon?: ReactNode;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}

export const chipShape =
  'inline-flex min-h-8 max-sm:min-h-11 max-w-full shrink-0 items-center gap-1.5 rounded-full px-3.25 text-14 font-medium transition-colors duration-150';

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
  const row = useRef<HTMLFieldSetElement>(null);
  useCurrentInView(row);
  return (
    <fieldset
      ref={row}
      aria-label={label}
      className="-mx-4 flex min-w-0 gap-2 overflow-x-auto bare-scroll px-4 py-0.5 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {children}
    </fieldset>
  );
}
