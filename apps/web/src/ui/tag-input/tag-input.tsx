import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import { controlBox, FieldFrame } from '../form/field.tsx';
import { type FieldProps, useField } from '../form/use-field.ts';
import { withTag } from './tag-input.model.ts';

export interface TagInputProps extends FieldProps<readonly string[]> {
  /** How many there may be. */
  most?: number;
  /** Letters in each. */
  maxLength?: number;
  /** The label is for those who cannot see what stands beside it. */
  hideLabel?: boolean;
}

/** Several short words: Enter or a comma adds one, Backspace takes the last one back. */
export function TagInput(props: TagInputProps) {
  const { label, placeholder, value, onChange, disabled, hint, optional, name, className } = props;
  const { most = 20, maxLength = 30, hideLabel } = props;
  const t = useT();
  const field = useField(props);
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    const next = text.split(',').reduce((tags, tag) => withTag(tags, tag, most), value);
    if (next !== value) onChange(next);
    setTyped('');
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter also ends the choice of a character in some languages.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      add(typed);
    }
    if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1));
  };
  const box = (
    <div
      className={cx(
        controlBox({ problem: field.problem, disabled }),
        'min-h-11 flex-wrap gap-1.5 px-2 py-1.5 max-sm:min-h-12',
      )}
    >
      {value.map((tag) => (
        <span
          key={tag}
          className="inline-flex min-h-8 max-w-full items-center rounded-8 bg-fill ps-2.5 text-14 font-medium text-ink-1"
        >
          <span dir="auto" className="truncate">
            {tag}
          </span>
          <button
            type="button"
            disabled={disabled}
            aria-label={t('ui.removeTag', { tag })}
            onClick={() => onChange(value.filter((other) => other !== tag))}
            className="touch-44 grid size-8 shrink-0 place-items-center rounded-8 text-ink-2 hover:text-ink-1"
          >
            <X size={15} aria-hidden="true" />
          </button>
        </span>
      ))}
      <input
        {...field.control}
        type="text"
        name={name}
        value={typed}
        placeholder={value.length < most ? placeholder : undefined}
        disabled={disabled || value.length >= most}
        maxLength={maxLength}
        aria-label={hideLabel ? label : undefined}
        onChange={(event) =>
          event.target.value.includes(',') ? add(event.target.value) : setTyped(event.target.value)
        }
        onKeyDown={press}
        onBlur={() => typed.trim() !== '' && add(typed)}
        className="h-[2rem] min-w-24 grow bg-transparent px-1.25 text-ink-1 outline-none placeholder:text-ink-3"
      />
    </div>
  );
  if (hideLabel) return <div className={cx('min-w-0', className)}>{box}</div>;
  return (
    <FieldFrame field={field} label={label} hint={hint} optional={optional} className={className}>
      {box}
    </FieldFrame>
  );
}
