import type { ProductPage } from '@souk/shared/market/catalog/schema.ts';
import { countryName } from '@/platform/i18n/country-name.ts';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { FilterChip } from '@/ui/chip/filter-chip.tsx';
import { type Filters, filterCount, noFilters, toggled } from '../model/filters.ts';

interface ChosenFiltersProps {
  facets: ProductPage['facets'] | undefined;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** What is on, each to be taken away by itself. */
export function ChosenFilters({ facets, filters, onChange }: ChosenFiltersProps) {
  const t = useT();
  const { money } = useFormat();
  const { code } = useLanguage();
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change });
  const named = (list: ReadonlyArray<{ value: string; label: string }> | undefined, value: string) =>
    list?.find((facet) => facet.value === value)?.label ?? t('market.oneFilter');
  const currency = filters.currency ?? facets?.prices.min.currency ?? 'USD';
  const price = (amount: number) => money({ amount, currency });
  const { minPrice, maxPrice } = filters;
  return (
    <>
      {filters.category ? (
        <FilterChip
          label={named(facets?.categories, filters.category)}
          onRemove={() => set({ category: null })}
        />
      ) : null}
      {minPrice !== null || maxPrice !== null ? (
        <FilterChip
          label={
            minPrice === null
              ? t('market.upTo', { price: price(maxPrice ?? 0) })
              : maxPrice === null
                ? t('market.from', { price: price(minPrice) })
                : t('ui.range', { from: price(minPrice), to: price(maxPrice) })
          }
          onRemove={() => set({ minPrice: null, maxPrice: null, currency: null })}
        />
      ) : null}
      {filters.kind.map((kind) => (
        <FilterChip
          key={kind}
          label={t(`market.kind.${kind}`)}
          onRemove={() => set({ kind: toggled(filters.kind, kind) })}
        />
      ))}
      {filters.offers ? (
        <FilterChip label={t('market.takesOffers')} onRemove={() => set({ offers: false })} />
      ) : null}
      {filters.shipsTo ? (
        <FilterChip
          label={t('searching.shipsTo', { country: countryName(filters.shipsTo, code) })}
          onRemove={() => set({ shipsTo: null })}
        />
      ) : null}
      {filters.freeShipping ? (
        <FilterChip label={t('searching.freeShipping')} onRemove={() => set({ freeShipping: false })} />
      ) : null}
      {filters.condition.map((condition) => (
        <FilterChip
          key={condition}
          label={t(`market.condition.${condition}`)}
          onRemove={() => set({ condition: toggled(filters.condition, condition) })}
        />
      ))}
      {filters.shop ? (
        <FilterChip label={named(facets?.shops, filters.shop)} onRemove={() => set({ shop: null })} />
      ) : null}
      {filterCount(filters) > 1 ? (
        <button
          type="button"
          onClick={() => onChange({ ...noFilters, sort: filters.sort })}
          className="min-h-8 shrink-0 rounded-8 px-2 text-14 font-medium whitespace-nowrap text-ink-2 hover:text-ink-1 max-sm:min-h-11"
        >
          {t('market.clearAll')}
        </button>
      ) : null}
    </>
  );
}
