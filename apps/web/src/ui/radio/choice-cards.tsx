import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import type { Choice } from './radio.tsx';

interface ChoiceCardsProps<V extends string> {
  label: string;
  hideLabel?: boolean;
  /** `inside` opens in the chosen card: what this choice asks for. */
  choices: ReadonlyArray<Choice<V> & { end?: ReactNode; inside?: ReactNode }>;
  value: V | null;
  onChange: (value: V) => void;
  /** Beside each other where there is room. */
  row?: boolean;
}

/** A choice worth a sentence each: the whole card is the button. */
export function ChoiceCards<V extends string>(props: ChoiceCardsProps<V>) {
  const { label, hideLabel, choices, value, onChange, row } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-14 font-medium text-ink-1'}>{label}</legend>
      <div className={cx('grid gap-2.5', row && 'sm:grid-cols-2')}>
        {choices.map((choice) => (
          <div
            key={choice.value}
            className={cx(
              'min-w-0 rounded-14',
              value === choice.value
                ? 'bg-surface shadow-[inset_0_0_0_2px_var(--ink)]'
                : 'bg-surface shadow-[inset_0_0_0_1px_var(--control)] hover:bg-hover',
              choice.disabled && 'opacity-55',
            )}
          >
            <label className="flex min-h-14 items-center gap-3 rounded-14 px-3.5 py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-1">
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={value === choice.value}
                disabled={choice.disabled}
                onChange={() => onChange(choice.value)}
                className={cx(
                  'm-0 size-5 shrink-0 cursor-[inherit] appearance-none rounded-full border bg-surface outline-none',
                  value === choice.value ? 'border-[6px] border-ink' : 'border-control',
                )}
              />
              <span className="min-w-0 grow text-14 font-medium text-ink-1">
                {choice.label}
                {choice.note ? (
                  <span className="block text-13 font-normal text-ink-2">{choice.note}</span>
                ) : null}
              </span>
              {choice.end}
            </label>
            {choice.inside && value === choice.value ? (
              <div className="px-3.5 pt-1 pb-3.5">{choice.inside}</div>
            ) : null}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
