import { rateShape } from '@souk/shared/settings/rates.ts';
import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { currencyName } from '@/platform/i18n/currency-name.ts';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { filled, type Rule } from '@/ui/form/rules.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { Select } from '@/ui/select/select.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { plainRate, type RateDraft } from '../model/settings-draft.ts';

interface CurrenciesPartProps {
  draft: { others: readonly RateDraft[] };
  /** The market's own. */
  own: string;
  /** In which shops sell: these stay. */
  used: readonly string[];
  mayChange: boolean;
  onChange: (others: readonly RateDraft[]) => void;
}

/** What shops may sell in besides the market's own currency, and what each is worth in it. */
export function CurrenciesPart({ draft: { others }, own, used, mayChange, onChange }: CurrenciesPartProps) {
  const t = useT();
  const { code } = useLanguage();
  const change = (currency: string, part: Partial<RateDraft>) =>
    onChange(others.map((one) => (one.currency === currency ? { ...one, ...part } : one)));
  return (
    <Panel title={t('paymentSettings.currencies')} className="sm:p-6">
      <p className="-mt-2 mb-4 text-14 text-ink-2">
        {t('paymentSettings.currenciesNote', { currency: currencyName(own, code) })}
      </p>
      {others.length > 0 ? (
        <ul className="mb-5 divide-y divide-hairline rounded-14 border border-line">
          {others.map(({ currency, allowed, rate }) => (
            <li key={currency} className="flex flex-wrap items-start gap-x-4 gap-y-3 p-4">
              <div className="min-w-0 grow basis-48">
                <p className="text-14 font-semibold">{currencyName(currency, code)}</p>
                <Checkbox
                  checked={allowed}
                  disabled={!mayChange}
                  onChange={(next) => change(currency, { allowed: next })}
                  className="mt-1.5"
                >
                  {t('paymentSettings.allowed')}
                </Checkbox>
              </div>
              <TextInput
                label={t('paymentSettings.rate', { of: currency, own })}
                dir="ltr"
                inputMode="decimal"
                required
                disabled={!mayChange}
                rules={[filled(t('ui.required')), isRate(t('paymentSettings.rateRule'))]}
                value={rate}
                onChange={(next) => change(currency, { rate: next })}
                className="w-44 max-sm:grow"
              />
              {mayChange && !used.includes(currency) ? (
                <IconButton
                  label={t('paymentSettings.remove', { currency })}
                  look="ghost"
                  onClick={() => onChange(others.filter((one) => one.currency !== currency))}
                  className="mt-6"
                >
                  <X size={18} aria-hidden="true" />
                </IconButton>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {mayChange ? (
        <AddCurrency
          taken={[own, ...others.map(({ currency }) => currency)]}
          onAdd={(currency) => onChange([...others, { currency, allowed: true, rate: '' }])}
        />
      ) : null}
    </Panel>
  );
}

function AddCurrency({ taken, onAdd }: { taken: readonly string[]; onAdd: (currency: string) => void }) {
  const t = useT();
  const { code } = useLanguage();
  // Begins anew with each that was added.
  const [added, setAdded] = useState(0);
  const options = useMemo(
    () =>
      Intl.supportedValuesOf('currency')
        .filter((currency) => !taken.includes(currency))
        .map((value) => ({ value, text: currencyName(value, code) }))
        .sort((a, b) => a.text.localeCompare(b.text, code)),
    [taken, code],
  );
  return (
    <Select
      key={added}
      label={t('paymentSettings.add')}
      options={options}
      valueKey="value"
      textKey="text"
      value=""
      onChange={(currency) => {
        setAdded(added + 1);
        onAdd(currency);
      }}
      className="sm:max-w-100"
    />
  );
}

const isRate =
  (message: string): Rule =>
  (value) =>
    rateShape.test(plainRate(value)) || message;
