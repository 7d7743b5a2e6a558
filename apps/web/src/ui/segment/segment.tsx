import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

interface SegmentProps<V extends string> {
  label: string;
  choices: ReadonlyArray<{ value: V; label: ReactNode }>;
  value: V;
  onChange: (value: V) => void;
  size?: 32 | 40;
  className?: string;
}

/** Two to four choices of which one always holds. */
export function Segment<V extends string>({
  label,
  choices,
  value,
  onChange,
  size = 40,
  className,
}: SegmentProps<V>) {
  const name = useId();
  return (
    <fieldset className={cx('inline-flex max-w-full min-w-0 flex-wrap rounded-12 bg-sunken p-1', className)}>
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={cx(
            'touch-44 inline-flex items-center justify-center font-semibold whitespace-nowrap figures transition-colors duration-150',
            'has-focus-visible:outline-2 has-focus-visible:outline-ink-1',
            size === 32
              ? 'min-h-6 rounded-8 px-2.5 text-12'
              : 'min-h-8 rounded-10 px-4 text-14 max-sm:min-h-9',
            // Four in a row on a phone.
            size === 40 && choices.length > 3 && 'max-sm:px-2.5',
            choice.value === value ? 'bg-raised text-ink-1 shadow-lift' : 'text-ink-2 hover:text-ink-1',
          )}
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className="sr-only"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
