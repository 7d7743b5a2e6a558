import type { ProductSort } from '@souk/shared/market/catalog/schema.ts';
import { ChevronDown } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { sorts } from '../model/filters.ts';

type SortMenuProps = {
  sort: ProductSort;
  onSort: (sort: ProductSort) => void;
  without?: readonly ProductSort[];
};

/** The browser's own list in the shape of a chip: quick on a phone, and nothing to load. */
export function SortMenu({ sort, onSort, without = [] }: SortMenuProps) {
  const t = useT();
  return (
    <label className="relative inline-flex shrink-0">
      <span className="sr-only">{t('market.sort')}</span>
      <select
        value={sort}
        onChange={(event) => onSort(event.target.value as ProductSort)}
        className="h-[calc(0.75rem+20px)] field-sizing-content appearance-none rounded-full border border-control/70 bg-surface ps-3.5 pe-9 text-14 font-medium text-ink-1 hover:bg-hover max-sm:h-[calc(0.75rem+32px)]"
      >
        {sorts
          .filter((choice) => !without.includes(choice))
          .map((choice) => (
            <option key={choice} value={choice}>
              {t(`market.sort.${choice}`)}
            </option>
          ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto"
      />
    </label>
  );
}
