import { mostDays } from '@souk/shared/market/shipping/rules.ts';
import { useMemo } from 'react';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { CountryPicker } from '@/ui/country-picker/country-picker.tsx';
import { filled, matching, numberBetween } from '@/ui/form/rules.ts';
import { ChoiceCards } from '@/ui/radio/choice-cards.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import type { MethodPartProps } from './method-prices.tsx';

/** Where a parcel goes and how long it takes. */
export function MethodDelivery({ method, onChange, shipsFrom }: MethodPartProps & { shipsFrom: string }) {
  const t = useT();
  const { code } = useLanguage();
  const home = useMemo(
    () => new Intl.DisplayNames(code, { type: 'region', fallback: 'code' }).of(shipsFrom) ?? shipsFrom,
    [code, shipsFrom],
  );
  const labels = {
    home: t('shipping.reaches.home', { country: home }),
    chosen: t('shipping.reaches.chosen'),
    world: t('shipping.reaches.world'),
  };
  const required = filled(t('ui.required'));
  const whole = matching(/^\d+$/, t('shipping.daysRule'));
  const days = numberBetween(0, mostDays.transit, t('shipping.daysRule'));
  return (
    <>
      <ChoiceCards
        label={t('shipping.reach')}
        value={method.reach}
        onChange={(reach) => onChange({ reach })}
        choices={(['home', 'chosen', 'world'] as const).map((value) => ({ value, label: labels[value] }))}
      />
      {method.reach === 'chosen' ? (
        <CountryPicker
          label={t('shipping.regions')}
          value={method.regions}
          onChange={(regions) => onChange({ regions })}
        />
      ) : null}
      <div className="field-pair items-start">
        <TextInput
          label={t('shipping.minDays')}
          inputMode="numeric"
          required
          rules={[required, whole, days]}
          value={method.minDays}
          onChange={(minDays) => onChange({ minDays })}
        />
        <TextInput
          label={t('shipping.maxDays')}
          inputMode="numeric"
          required
          rules={[
            required,
            whole,
            days,
            (value) => Number(value) >= Number(method.minDays) || t('shipping.daysOrder'),
          ]}
          value={method.maxDays}
          onChange={(maxDays) => onChange({ maxDays })}
        />
      </div>
    </>
  );
}
