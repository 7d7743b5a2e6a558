import { minorDigits } from '@souk/shared/money-rules.ts';
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
}

/** A field of a grid: the column is its label, and its problem stands in it. */
export function GridInput({
  id,
  label,
  column,
  value,
  onChange,
  problem = null,
  inputMode,
  start,
}: GridInputProps) {
  const [checked, setChecked] = useState(false);
  useFormField({
    id,
    check: () => {
      setChecked(true);
      return problem;
    },
  });
  const shown = checked ? problem : null;
  return (
    <div className="min-w-0">
      <span aria-hidden="true" className="mb-1 block text-12 text-ink-3 sm:hidden">
        {column}
      </span>
      <div className={cx(controlBox({ problem: shown }), 'h-10 gap-1.5 px-3 max-sm:h-11')}>
        {start ? (
          <span aria-hidden="true" className="text-ink-3">
            {start}
          </span>
        ) : null}
        <input
          id={id}
          aria-label={label}
          aria-invalid={shown === null ? undefined : true}
          value={value}
          placeholder={shown ?? undefined}
          inputMode={inputMode}
          onChange={(event) => onChange(event.target.value)}
          className={cx(bareControl, 'figures', shown !== null && 'placeholder:text-bad')}
        />
      </div>
    </div>
  );
}

interface GridMoneyProps extends Omit<GridInputProps, 'value' | 'onChange' | 'inputMode' | 'start'> {
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
