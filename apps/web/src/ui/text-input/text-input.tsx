import { Check, Lock } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { bareControl, controlBox, controlHeight, FieldFrame } from '../form/field.tsx';
import { type FieldProps, useField } from '../form/use-field.ts';

export interface TextInputProps extends FieldProps {
  type?: 'text' | 'email' | 'password' | 'search' | 'url' | 'tel' | 'number';
  maxLength?: number;
  autoComplete?: string;
  inputMode?: ComponentProps<'input'>['inputMode'];
  autoFocus?: boolean;
  /** For codes and numbers that read left to right in every language. */
  dir?: 'ltr';
  /** Called when the field is left; until then half a value is no mistake. */
  onLeave?: () => void;
  /** Before the text: a currency sign, an icon. */
  start?: ReactNode;
  /** After it: a unit, a button. */
  end?: ReactNode;
}

export function TextInput(props: TextInputProps) {
  const { label, placeholder, value, onChange, disabled, hint, optional, success, name, className } = props;
  const { type = 'text', maxLength, autoComplete, inputMode, autoFocus, onLeave, start, end } = props;
  const field = useField(props);
  const count = maxLength ? { used: [...value].length, of: maxLength } : undefined;
  return (
    <FieldFrame
      field={field}
      label={label}
      hint={hint}
      optional={optional}
      success={success}
      count={count}
      className={className}
    >
      <div
        className={cx(
          controlBox({ problem: field.problem, success, disabled }),
          controlHeight,
          'gap-2.5 px-3.25',
        )}
      >
        {start ? <span className="flex shrink-0 items-center text-ink-3">{start}</span> : null}
        <input
          {...field.control}
          type={type}
          name={name}
          value={value}
          placeholder={placeholder}
          dir={props.dir}
          disabled={disabled}
          maxLength={maxLength}
          autoComplete={autoComplete}
          inputMode={inputMode}
          // biome-ignore lint/a11y/noAutofocus: asked for by dialogs whose one purpose is this field
          autoFocus={autoFocus}
          onChange={(event) => onChange(event.target.value)}
          onKeyUp={(event) => event.key !== 'Tab' && !onLeave && field.check()}
          onBlur={
            onLeave &&
            (() => {
              field.check();
              onLeave();
            })
          }
          className={bareControl}
        />
        {end}
        {disabled && !end ? <Lock size={17} aria-hidden="true" className="shrink-0 text-ink-3" /> : null}
        {success && field.problem === null && !end ? (
          <Check size={18} aria-hidden="true" className="shrink-0 text-won-text" />
        ) : null}
      </div>
    </FieldFrame>
  );
}
