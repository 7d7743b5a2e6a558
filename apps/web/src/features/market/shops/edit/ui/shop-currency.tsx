import { currencyName } from '@/platform/i18n/currency-name.ts';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { Select } from '@/ui/select/select.tsx';

interface CurrencyChoiceProps {
  /** What the market allows. */
  among: readonly string[];
  value: string;
  onChange: (currency: string) => void;
}

/** In what a new shop sells; nothing where there is no choice. */
export function CurrencyChoice({ among, value, onChange }: CurrencyChoiceProps) {
  const t = useT();
  const { code } = useLanguage();
  if (among.length < 2) return null;
  return (
    <Select
      label={t('shopCurrency.label')}
      hint={t('shopCurrency.hint')}
      options={among.map((currency) => ({ value: currency, text: currencyName(currency, code) }))}
      valueKey="value"
      textKey="text"
      value={value}
      onChange={onChange}
    />
  );
}

/** In what a shop sells, which stays. */
export function FixedCurrency({ currency }: { currency: string }) {
  const t = useT();
  const { code } = useLanguage();
  return (
    <p className="text-14 text-ink-2">
      {t('shopCurrency.fixed', { currency: currencyName(currency, code) })}
    </p>
  );
}
