import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { cx } from '../cx.ts';
import { controlBox, controlHeight, FieldFrame } from '../form/field.tsx';
import { type FieldProps, useField } from '../form/use-field.ts';
import { latePart, useLatePart } from '../late/late-part.ts';

type Keys<T, V> = { [K in keyof T]: T[K] extends V ? K : never }[keyof T] & string;

export interface SelectProps<T extends object> extends FieldProps {
  options: readonly T[];
  /** Which key of an option is its value, and which its text. */
  valueKey: Keys<T, string>;
  textKey: Keys<T, string>;
  /** Options that are shown but cannot be taken, with the reason. */
  unavailable?: (option: T) => string | null;
  /** Words of an option by which a long list finds it besides its text. */
  alsoFoundBy?: (option: T) => string;
}

const control = latePart(async () => (await import('./select-control.tsx')).SelectControl);
const searching = latePart(async () => (await import('./search-select-control.tsx')).SearchSelectControl);
/** A list longer than this is searched, not read. */
const mostRead = 12;

export function Select<T extends object>(props: SelectProps<T>) {
  const { label, placeholder, value, onChange, disabled, hint, optional, success, name, className } = props;
  const { options, valueKey, textKey, unavailable, alsoFoundBy, required } = props;
  const field = useField(props);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const items = options.map((option) => ({
    value: String(option[valueKey]),
    label: String(option[textKey]),
    words: alsoFoundBy?.(option) ?? '',
    reason: unavailable?.(option) ?? null,
  }));
  const part = items.length > mostRead ? searching : control;
  const Control = useLatePart(part, { id: field.id, wanted: open });
  const chosen = items.find((item) => item.value === value);
  // A person who types before the searchable list is there begins with these keys.
  const begin = (event: KeyboardEvent & { preventBaseUIHandler?: () => void }) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isLetter = key.length === 1 && !ctrlKey && !metaKey && !altKey && (key !== ' ' || typed !== '');
    if (part !== searching || !isLetter) return;
    event.preventDefault();
    event.preventBaseUIHandler?.();
    setTyped(typed + key);
    setOpen(true);
  };
  const button = {
    ...field.control,
    'aria-labelledby': `${field.id}-label ${field.id}`,
    onKeyDown: begin,
    onKeyUp: (event: KeyboardEvent) => event.key !== 'Tab' && field.check(),
    className: cx(
      controlBox({ problem: field.problem, success, disabled }),
      controlHeight,
      'group justify-between gap-2 px-3.25 text-start outline-none focus:ring-3 data-popup-open:ring-3',
      field.problem === null && 'focus:!border-ink-1 data-popup-open:!border-ink-1',
    ),
    children: (
      <>
        <span className={cx('truncate', !chosen && 'text-ink-3')}>{chosen ? chosen.label : placeholder}</span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="shrink-0 text-ink-2 group-data-popup-open:rotate-180"
        />
      </>
    ),
  };
  return (
    <FieldFrame
      field={field}
      label={label}
      hint={hint}
      optional={optional}
      success={success}
      className={className}
    >
      {Control ? (
        <Control
          button={button}
          items={items}
          label={label}
          value={value}
          disabled={disabled}
          name={name}
          required={required}
          typed={typed}
          onType={setTyped}
          open={open}
          onOpenChange={setOpen}
          onChange={(next) => {
            onChange(next);
            field.check();
          }}
        />
      ) : (
        <button
          {...button}
          type="button"
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={false}
          disabled={disabled}
          onClick={() => setOpen(true)}
          onKeyDown={(event) => {
            begin(event);
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            setOpen(true);
          }}
        />
      )}
    </FieldFrame>
  );
}
