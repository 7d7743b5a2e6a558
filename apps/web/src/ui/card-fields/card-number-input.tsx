import { brandOf, cardDigits, groupCardNumber } from '@souk/shared/money/cards/rules.ts';
import { useLayoutEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { bareControl, controlBox, controlHeight, FieldFrame } from '../form/field.tsx';
import { type FieldProps, useField } from '../form/use-field.ts';
import { westernDigits } from '../text-input/western-digits.ts';
import { CardBrand } from './card-brand.tsx';
import { caretAfter, typeCardNumber } from './card-number.model.ts';

/** The number of a card, held as its digits and shown in the groups that stand on it. */
export function CardNumberInput(props: FieldProps) {
  const { label, value, onChange, disabled, hint, className } = props;
  const field = useField(props);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const shown = groupCardNumber(value);
  // Groups that come and go would otherwise push the caret to the end.
  useLayoutEffect(() => {
    if (caret.current === null) return;
    const at = caretAfter(shown, caret.current);
    input.current?.setSelectionRange(at, at);
    caret.current = null;
  });
  return (
    <FieldFrame field={field} label={label} hint={hint} className={className}>
      <div
        className={cx(
          controlBox({ problem: field.problem, disabled }),
          controlHeight,
          'gap-2.5 ps-3.25 pe-2.5',
        )}
      >
        <input
          {...field.control}
          ref={input}
          type="text"
          dir="ltr"
          name="cardnumber"
          inputMode="numeric"
          autoComplete="cc-number"
          spellCheck={false}
          placeholder={groupCardNumber('1234123412341234')}
          value={shown}
          disabled={disabled}
          onChange={({ target }) => {
            const typed = westernDigits(target.value);
            const next = typeCardNumber({
              typed,
              caret: target.selectionStart ?? typed.length,
              before: shown,
            });
            caret.current = next.caret;
            onChange(cardDigits(next.digits));
          }}
          onBlur={() => value !== '' && field.check()}
          className={cx(bareControl, 'figures')}
        />
        <CardBrand brand={brandOf(value)} />
      </div>
    </FieldFrame>
  );
}
