import { minorDigits } from '@souk/shared/money-digits.ts';
import { useState } from 'react';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import type { Rule } from '../form/rules.ts';
import { currencySign, decimalMarkOf, parseAmount, showAmount } from './money-input.model.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';

interface MoneyInputProps
  extends Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'start' | 'end' | 'inputMode' | 'maxLength'> {
  currency: string;
  /** Minor units; null while nothing sensible is typed. */
  amount: number | null;
  onAmount: (amount: number | null) => void;
}

/** "$ 58.00 USD": typed as people write it, held in minor units. */
export function MoneyInput({ currency, amount, onAmount, ...rest }: MoneyInputProps) {
  const { code } = useLanguage();
  const t = useT();
  const digits = minorDigits(currency);
  const decimal = decimalMarkOf(code);
  const [typed, setTyped] = useState(() => showAmount(amount, digits));
  // The amount may be changed from outside; what is being typed stays as long as it means the same.
  const text = parseAmount(typed, digits, decimal) === amount ? typed : showAmount(amount, digits);
  // What cannot be read as an amount is not the same as nothing.
  const isAmount: Rule = (given) =>
    given.trim() === '' ||
    parseAmount(given, digits, decimal) !== null ||
    t('ui.amountRule', { example: showAmount(5 * 10 ** digits, digits) });
  return (
    <TextInput
      {...rest}
      rules={[...(rest.rules ?? []), isAmount]}
      value={text}
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      start={<span aria-hidden="true">{currencySign(currency, code)}</span>}
      end={<span className="shrink-0 text-14 text-ink-3">{currency}</span>}
      onChange={(next) => {
        setTyped(next);
        onAmount(parseAmount(next, digits, decimal));
      }}
    />
  );
}
