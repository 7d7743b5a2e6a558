import { useDestination } from '@/platform/destination/use-destination.ts';
import { countryName } from '@/platform/i18n/country-name.ts';
import { useLanguage, useT } from '@/platform/i18n/index.ts';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import type { Filters } from '../model/filters.ts';

type ShippingFacetProps = {
  filters: Filters;
  onChange: (change: Pick<Filters, 'shipsTo'>) => void;
};

/** Only what is sent to where the reader has things sent. */
export function ShippingFacet({ filters, onChange }: ShippingFacetProps) {
  const t = useT();
  const { code } = useLanguage();
  const destination = useDestination();
  const country = filters.shipsTo ?? destination.country;
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
