import { Check, Minus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some of several are on. */
  mixed?: boolean;
  disabled?: boolean;
  /** Beside the label: how many it would give. */
  count?: ReactNode;
  /** For a box without visible words, as in a table. */
  label?: string;
  children?: ReactNode;
  className?: string;
}

export function Checkbox({
  checked,
  onChange,
  mixed = false,
  disabled,
  count,
  label,
  children,
  className,
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  const on = checked || mixed;
  const Mark = mixed ? Minus : Check;
  return (
    <label
      className={cx(
        'touch-44 inline-flex items-center gap-2.5 text-14',
        disabled ? 'text-ink-3' : 'text-ink-1',
        className,
      )}
    >
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          ref={box}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-label={label}
          onChange={(event) => onChange(event.target.checked)}
          className={cx(
            'absolute inset-0 m-0 cursor-[inherit] appearance-none rounded-6 border transition-colors duration-150',
            on ? 'border-ink bg-ink' : 'border-control bg-surface hover:border-ink-2',
            disabled && 'border-line bg-fill',
          )}
        />
        {on ? (
          <Mark
            size={14}
            strokeWidth={3}
            aria-hidden="true"
            className={cx('pointer-events-none relative', disabled ? 'text-ink-3' : 'text-on-ink')}
          />
        ) : null}
      </span>
      {children}
      {count === undefined ? null : <span className="ms-auto ps-2 text-ink-3 figures">{count}</span>}
    </label>
  );
}
