import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';

export interface Choice<V extends string> {
  value: V;
  label: ReactNode;
  note?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps<V extends string> {
  label: string;
  hideLabel?: boolean;
  choices: ReadonlyArray<Choice<V>>;
  value: V | null;
  onChange: (value: V) => void;
  /** Beside each other, or one under the other. */
  row?: boolean;
  disabled?: boolean;
}

export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { label, hideLabel, choices, value, onChange, row, disabled } = props;
  const name = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-2 text-14 font-medium text-ink-1'}>{label}</legend>
      <div className={cx('flex', row ? 'flex-wrap gap-5' : 'flex-col gap-3')}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={cx(
              'touch-44 inline-flex gap-2.5 text-14',
              choice.disabled ? 'text-ink-3' : 'text-ink-1',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
              className={cx(
                'm-0 size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border bg-surface transition-[border-width,border-color] duration-150',
                value === choice.value ? 'border-[6px] border-ink' : 'border-control hover:border-ink-2',
                choice.disabled && 'border-line bg-fill',
              )}
            />
            <span>
              {choice.label}
              {choice.note ? <span className="block text-13 text-ink-3">{choice.note}</span> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
