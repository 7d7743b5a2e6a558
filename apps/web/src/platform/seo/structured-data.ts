import type { Money } from '@souk/shared/money.ts';
import { minorDigits } from '@souk/shared/money-digits.ts';

type JsonLd = Record<string, unknown>;
type Stop = { name: string; path: string };

// What search engines read; schema.org names it.

export function breadcrumbData(stops: readonly Stop[]): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: stops.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  };
}

export function offerData(price: Money, available: boolean, more: JsonLd = {}): JsonLd {
  return {
    '@type': 'Offer',
    price: mainUnits(price),
    priceCurrency: price.currency,
    availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
    ...more,
  };
}

export function ratingData(rating: number | null, count: number): JsonLd {
  if (rating === null || count === 0) return {};
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount: count } };
}

/** "64.00": search engines want a plain number in the currency's main unit. */
function mainUnits({ amount, currency }: Money): string {
  const digits = minorDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}
