import { cx } from '../cx.ts';
import { controlBox, FieldFrame } from '../form/field.tsx';
import { type FieldProps, useField } from '../form/use-field.ts';

export interface TextareaProps extends FieldProps {
  maxLength?: number;
  rows?: number;
}

export function Textarea(props: TextareaProps) {
  const { label, placeholder, value, onChange, disabled, hint, optional, success, name, className } = props;
  const { maxLength, rows = 4 } = props;
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
      <div className={controlBox({ problem: field.problem, success, disabled })}>
        <textarea
          {...field.control}
          name={name}
          value={value}
          rows={rows}
          placeholder={placeholder}
          disabled={disabled}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
          onKeyUp={(event) => event.key !== 'Tab' && field.check()}
          className={cx(
            'block min-h-24 w-full resize-y rounded-12 bg-transparent px-3.25 py-2.5 leading-normal text-ink-1 outline-none disabled:text-ink-3',
          )}
        />
      </div>
    </FieldFrame>
  );
}
