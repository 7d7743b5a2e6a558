import type { ShippingMethod } from '@souk/shared/market/shipping/schema.ts';
import type { Money } from '@souk/shared/money.ts';
import { useMemo } from 'react';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { reachOf } from './method.ts';

/** How many countries are named before they are only counted. */
const NAMED = 3;

/** What a method costs, where it goes and how long it takes, as short words. */
export function useMethodWords(shipsFrom: string) {
  const t = useT();
  const { money, number } = useFormat();
  const { code } = useLanguage();
  const { names, list } = useMemo(
    () => ({
      names: new Intl.DisplayNames(code, { type: 'region', fallback: 'code' }),
      list: new Intl.ListFormat(code, { type: 'unit', style: 'short' }),
    }),
    [code],
  );
  const country = (region: string) => names.of(region) ?? region;
  const price = (price: Money) => (price.amount === 0 ? t('ui.free') : money(price, { exact: true }));
  return {
    country,
    cost({ kind, amount, perKilogram, freeFrom }: ShippingMethod): string {
      if (kind === 'pickup') return t('ui.free');
      const parts = [
        perKilogram
          ? t('shipping.costByWeight', { first: price(amount), further: price(perKilogram) })
          : price(amount),
        freeFrom === null ? null : t('shipping.costFreeFrom', { amount: price(freeFrom) }),
      ];
      return parts.filter(Boolean).join(' · ');
    },
    where({ regions }: ShippingMethod): string {
      if (regions === null) return t('shipping.reaches.world');
      if (reachOf(regions, shipsFrom) === 'home' || regions.length <= NAMED)
        return list.format(regions.map(country));
      return t('shipping.countries', { count: regions.length });
    },
    time({ days }: ShippingMethod): string | null {
      if (!days) return null;
      return days.min === days.max
        ? t('shipping.daysExactly', { count: days.max })
        : t('shipping.daysBetween', { min: number(days.min), max: number(days.max), count: days.max });
    },
  };
}
