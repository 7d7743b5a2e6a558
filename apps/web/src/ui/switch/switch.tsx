import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** For a switch whose words stand elsewhere. */
  label?: string;
  children?: ReactNode;
  className?: string;
}

/** Something that is on or off at once, without a save button. */
export function Switch({ checked, onChange, disabled, label, children, className }: SwitchProps) {
  return (
    <label
      className={cx(
        'touch-44 inline-flex items-center justify-between gap-3 text-14 text-ink-1',
        disabled && 'opacity-55',
        className,
      )}
    >
      {children}
      <span className="relative inline-flex h-6 w-10 shrink-0">
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          checked={checked}
          disabled={disabled}
          aria-label={label}
          onChange={(event) => onChange(event.target.checked)}
          className={cx(
            'absolute inset-0 m-0 size-full cursor-[inherit] appearance-none rounded-full transition-colors duration-150',
            checked ? 'bg-won' : 'bg-control',
          )}
        />
        <span
          aria-hidden="true"
          className={cx(
            'pointer-events-none relative m-0.75 size-4.5 rounded-full bg-white shadow-lift transition-transform duration-150 ease-souk',
            checked && 'translate-x-4 rtl:-translate-x-4',
          )}
        />
      </span>
    </label>
  );
}
