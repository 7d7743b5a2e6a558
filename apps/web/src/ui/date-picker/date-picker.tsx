import { CalendarDays, X } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { cx } from '../cx.ts';
import { controlBox, controlHeight, FieldFrame } from '../form/field.tsx';
import { type FieldProps, useField } from '../form/use-field.ts';
import { latePart, useLatePart } from '../late/late-part.ts';
import { type Day, isDay } from './calendar.model.ts';
import { calendarWords } from './calendar.words.ts';

const control = latePart(async () => (await import('./day-popup.tsx')).DayPopup);

export interface DatePickerProps extends FieldProps<Day | ''> {
  min?: Day;
  max?: Day;
}

/** A day, held as "2026-11-27": a calendar to point at, the device's own picker under a finger. */
export function DatePicker(props: DatePickerProps) {
  const {
    label,
    placeholder,
    value,
    onChange,
    disabled,
    hint,
    optional,
    success,
    name,
    className,
    min,
    max,
  } = props;
  const t = useT();
  const { code } = useLanguage();
  const words = useMemo(() => calendarWords(code), [code]);
  const today = localDay(new Date(useNow(60_000)));
  const field = useField(props);
  const [open, setOpen] = useState(false);
  const Control = useLatePart(control, { id: field.id, wanted: open });
  const native = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  // A button is not required; the message below it says what is missing.
  const { 'aria-required': _required, ...named } = field.control;
  const chosen = isDay(value) ? value : null;

  const pick = (day: Day | '') => {
    onChange(day);
    field.check();
    setOpen(false);
  };
  const change = (next: boolean) => {
    if (next && matchMedia('(pointer: coarse)').matches && native.current) native.current.showPicker();
    else setOpen(next);
  };
  const face = {
    ...named,
    disabled,
    'aria-labelledby': `${field.id}-label ${field.id}`,
    onKeyUp: (event: KeyboardEvent) => event.key !== 'Tab' && !open && field.check(),
    className: 'flex h-full min-w-0 grow items-center gap-2.5 ps-3.25 text-start outline-none',
    children: (
      <>
        <CalendarDays size={18} aria-hidden="true" className="shrink-0 text-ink-2" />
        <span className={cx('truncate figures', !chosen && 'text-ink-3')}>
          {chosen ? words.written(chosen) : (placeholder ?? t('ui.chooseDay'))}
        </span>
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
      <div
        ref={box}
        className={cx(
          controlBox({ problem: field.problem, success, disabled }),
          controlHeight,
          'relative',
          open && field.problem === null && '!border-ink-1 ring-3',
        )}
      >
        {Control ? (
          <Control
            button={face}
            anchor={box}
            label={label}
            open={open}
            onOpenChange={change}
            calendar={{ value: chosen, today, onPick: pick, min, max }}
          />
        ) : (
          <button
            {...face}
            type="button"
            aria-haspopup="dialog"
            aria-expanded={false}
            onClick={() => change(true)}
          />
        )}
        {chosen && !props.required && !disabled ? (
          <button
            type="button"
            aria-label={t('ui.clear')}
            onClick={() => pick('')}
            className="touch-44 me-2 grid size-8 place-items-center rounded-8 text-ink-2 hover:text-ink-1"
          >
            <X size={17} aria-hidden="true" />
          </button>
        ) : null}
        <input
          ref={native}
          type="date"
          name={name}
          value={value}
          min={min}
          max={max}
          disabled={disabled}
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => pick(event.target.value)}
          className="pointer-events-none absolute inset-0 -z-1 opacity-0"
        />
      </div>
    </FieldFrame>
  );
}

function localDay(at: Date): Day {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
