import type { FeeTable } from '@souk/shared/money/fees/schema.ts';
import { currencyName } from '@/platform/i18n/currency-name.ts';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { MoneyInput } from '@/ui/text-input/money-input.tsx';

interface FixedElsewhereProps {
  currencies: FeeTable['elsewhere'];
  /** By currency what was set for it; where nothing was, the market’s own amount is converted. */
  amounts: Readonly<Record<string, number | null>>;
  onAmount: (currency: string, amount: number | null) => void;
}

/** The fixed part of the payment fee in the other currencies that shops sell in. */
export function FixedElsewhere({ currencies, amounts, onAmount }: FixedElsewhereProps) {
  const t = useT();
  const { code } = useLanguage();
  const { money } = useFormat();
  if (currencies.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-14 font-semibold">{t('fees.elsewhere')}</legend>
      <p className="mt-1 mb-4 text-14 text-ink-2">{t('fees.elsewhereNote')}</p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] items-start gap-5">
        {currencies.map(({ currency, fixed }) => (
          <MoneyInput
            key={currency}
            label={currencyName(currency, code)}
            hint={t('fees.converted', { amount: money({ amount: fixed, currency }, { exact: true }) })}
            currency={currency}
            amount={amounts[currency] ?? null}
            onAmount={(amount) => onAmount(currency, amount)}
          />
        ))}
      </div>
    </fieldset>
  );
}
