import { Check, Minus } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
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
  /** Below the words, what it means. */
  hint?: ReactNode;
  className?: string;
}

export function Checkbox({
  checked,
  onChange,
  mixed = false,
  disabled,
  count,
  label,
  hint,
  children,
  className,
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const words = useId();
  const more = useId();
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  const on = checked || mixed;
  const Mark = mixed ? Minus : Check;
  return (
    <label
      className={cx(
        'touch-44 inline-flex gap-2.5 text-14',
        hint === undefined ? 'items-center' : 'items-start',
        disabled ? 'text-ink-3' : 'text-ink-1',
        className,
      )}
    >
      <span
        className={cx(
          'relative grid size-5 shrink-0 place-items-center',
          // In the middle of the first line, however large its letters.
          hint !== undefined && 'mt-[calc((1lh-var(--spacing)*5)/2)]',
        )}
      >
        <input
          ref={box}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-label={label}
          aria-labelledby={hint === undefined ? undefined : words}
          aria-describedby={hint === undefined ? undefined : more}
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
      {hint === undefined ? (
        children
      ) : (
        <span className="min-w-0">
          <span id={words} className="block">
            {children}
          </span>
          <span id={more} className="mt-0.5 block text-13 text-ink-2">
            {hint}
          </span>
        </span>
      )}
      {count === undefined ? null : <span className="ms-auto ps-2 text-ink-3 figures">{count}</span>}
    </label>
  );
}
