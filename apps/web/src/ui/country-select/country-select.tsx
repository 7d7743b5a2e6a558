import { countryCodes } from '@souk/shared/countries.ts';
import { useMemo } from 'react';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { Select, type SelectProps } from '../select/select.tsx';

type CountrySelectProps = Omit<
  SelectProps<{ code: string; name: string; english: string }>,
  'options' | 'valueKey' | 'textKey' | 'label' | 'alsoFoundBy'
> & { label?: string };

/** Every country by its name in the reader's language; the value is its two-letter code. */
export function CountrySelect(props: CountrySelectProps) {
  const t = useT();
  const { code: language } = useLanguage();
  const countries = useMemo(() => {
    const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
    return countryCodes
      .map((code) => ({ code, name: names.of(code) ?? code, english: english.of(code) ?? code }))
      .sort((a, b) => a.name.localeCompare(b.name, language));
  }, [language]);
  return (
    <Select
      {...props}
      label={props.label ?? t('ui.country')}
      options={countries}
      valueKey="code"
      textKey="name"
      alsoFoundBy={({ code, english }) => `${code} ${english}`}
    />
  );
}

/** The code of a country that is given by its code or by its English name; empty when it is neither. */
export function countryCodeOf(country: string | null): string {
  if (country === null || countryCodes.includes(country)) return country ?? '';
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return countryCodes.find((code) => names.of(code) === country) ?? '';
}
