import { minorDigits } from '@souk/shared/money-digits.ts';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { bareControl, controlBox } from '@/ui/form/field.tsx';
import { useFormField } from '@/ui/form/form.tsx';
import { currencySign, decimalMarkOf, parseAmount, showAmount } from '@/ui/text-input/money-input.model.ts';

interface GridInputProps {
  id: string;
  label: string;
  /** The head of its column, which a phone has no room for. */
  column: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong, told only once the form was sent. */
  problem?: string | null;
  inputMode?: 'numeric' | 'decimal';
  start?: ReactNode;
  placeholder?: string;
  /** As high as the field beside it. */
  tall?: boolean;
  /** Its problem is told without waiting for the form to be sent. */
  atOnce?: boolean;
  /** It was asked for a moment ago. */
  autoFocus?: boolean;
}

/** A field of a grid: the column is its label, and its problem stands in it. */
export function GridInput(props: GridInputProps) {
  const { id, label, column, value, onChange, problem = null, inputMode, start } = props;
  const { placeholder, tall, atOnce, autoFocus } = props;
  const [checked, setChecked] = useState(false);
  useFormField({
    id,
    check: () => {
      setChecked(true);
      return problem;
    },
  });
  const shown = checked || atOnce ? problem : null;
  return (
    <div className="min-w-0">
      <span aria-hidden="true" className="mb-1 block text-12 text-ink-3 sm:hidden">
        {column}
      </span>
      <div className={cx(controlBox({ problem: shown }), 'gap-1.5 px-3 max-sm:h-12', tall ? 'h-11' : 'h-10')}>
        {start ? (
          <span aria-hidden="true" className="text-ink-3">
            {start}
          </span>
        ) : null}
        <input
          id={id}
          aria-label={label}
          aria-invalid={shown === null ? undefined : true}
          aria-describedby={shown === null ? undefined : `${id}-problem`}
          // biome-ignore lint/a11y/noAutofocus: the button that was pressed asked for this field
          autoFocus={autoFocus}
          value={value}
          placeholder={shown ?? placeholder}
          inputMode={inputMode}
          onChange={(event) => onChange(event.target.value)}
          className={cx(bareControl, 'figures', shown !== null && 'placeholder:text-bad')}
        />
      </div>
      {shown === null ? null : (
        <p id={`${id}-problem`} className={value === '' ? 'sr-only' : 'mt-1 text-12 font-medium text-bad'}>
          {shown}
        </p>
      )}
    </div>
  );
}

interface GridMoneyProps
  extends Omit<GridInputProps, 'value' | 'onChange' | 'inputMode' | 'start' | 'placeholder'> {
  currency: string;
  amount: number | null;
  onAmount: (amount: number | null) => void;
}

export function GridMoney({ currency, amount, onAmount, ...rest }: GridMoneyProps) {
  const { code } = useLanguage();
  const digits = minorDigits(currency);
  const decimal = decimalMarkOf(code);
  const [typed, setTyped] = useState(() => showAmount(amount, digits));
  const text = parseAmount(typed, digits, decimal) === amount ? typed : showAmount(amount, digits);
  return (
    <GridInput
      {...rest}
      value={text}
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      start={currencySign(currency, code)}
      onChange={(next) => {
        setTyped(next);
        onAmount(parseAmount(next, digits, decimal));
      }}
    />
  );
}
