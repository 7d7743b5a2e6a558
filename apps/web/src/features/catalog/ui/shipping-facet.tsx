import { useHydrated } from '@tanstack/react-router';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import { countryName } from '../model/country-name.ts';
import { usualCountry } from '../model/delivery-country.ts';
import type { Filters } from '../model/filters.ts';

type ShippingFacetProps = {
  filters: Filters;
  onChange: (change: Pick<Filters, 'shipsTo'>) => void;
};

/** Only what is sent to where the reader is, which their browser alone knows. */
export function ShippingFacet({ filters, onChange }: ShippingFacetProps) {
  const t = useT();
  const { code } = useLanguage();
  const hydrated = useHydrated();
  const country = filters.shipsTo ?? (hydrated ? usualCountry() : null);
  // Asked for by the server too, so that the words come with its page.
  const label = t('searching.shipsTo', { country: country === null ? '' : countryName(country, code) });
  if (country === null) return <span className="min-h-8 max-lg:min-h-11" />;
  return (
    <Checkbox
      checked={filters.shipsTo !== null}
      onChange={(on) => onChange({ shipsTo: on ? country : null })}
      className="!flex min-h-8 max-lg:min-h-11"
    >
      <span className="min-w-0 truncate">{label}</span>
    </Checkbox>
  );
}
