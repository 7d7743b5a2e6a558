import type { ProductPage } from '@souk/shared/market/catalog/schema.ts';
import { useEffect, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { RangeSlider } from '@/ui/range-slider/range-slider.tsx';
import type { Filters } from '../model/filters.ts';

interface PriceFacetProps {
  prices: NonNullable<ProductPage['facets']>['prices'];
  filters: Pick<Filters, 'minPrice' | 'maxPrice'>;
  onChange: (span: Pick<Filters, 'minPrice' | 'maxPrice' | 'currency'>) => void;
}

type Span = [low: number, high: number];

/** Of the smallest unit of a currency. */
const STEP = 100;

/** A span over the prices there are; the list follows once the hand rests. */
export function PriceFacet({ prices, filters, onChange }: PriceFacetProps) {
  const t = useT();
  const { money } = useFormat();
  const { buckets } = prices;
  const { currency } = prices.min;
  // From and to where a step is, so that what is shown is what is asked for.
  const min = Math.floor(prices.min.amount / STEP) * STEP;
  const max = Math.ceil(prices.max.amount / STEP) * STEP;
  const set: Span = [Math.max(min, filters.minPrice ?? min), Math.min(max, filters.maxPrice ?? max)];
  const [span, setSpan] = useState<Span | null>(null);
  const shown = span ?? set;

  useEffect(() => {
    if (!span) return;
    const rested = setTimeout(() => {
      const minPrice = span[0] <= min ? null : span[0];
      const maxPrice = span[1] >= max ? null : span[1];
      onChange({ minPrice, maxPrice, currency: minPrice === null && maxPrice === null ? null : currency });
      setSpan(null);
    }, 350);
    return () => clearTimeout(rested);
  }, [span, min, max, currency, onChange]);

  if (prices.max.amount <= prices.min.amount) return null;
  return (
    <RangeSlider
      label={t('market.facet.price')}
      min={min}
      max={max}
      step={STEP}
      value={shown}
      onChange={setSpan}
      show={(amount) => money({ amount, currency })}
      buckets={buckets}
    />
  );
}
