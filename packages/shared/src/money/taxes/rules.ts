import type { CategoryId } from '../../ids.ts';
import { shareOut } from '../fees/share-out.ts';

// Amounts are minor units of the order's one currency; rates are basis points.

/** What part of a price is tax where the buyer is; a rate for a region or a category stands over the one for all. */
export interface TaxRate {
  /** Empty is the whole country. */
  region: string;
  /** With everything below it; null is everything. */
  categoryId: CategoryId | null;
  basisPoints: number;
}

export interface CountryTax {
  /** ISO 3166-1 alpha-2 */
  country: string;
  /** As it stands on an invoice: VAT, GST. */
  name: string;
  /** Prices have it in them already, or it comes on top. */
  included: boolean;
  /** Shipping is taxed as what is sent. */
  onShipping: boolean;
  rates: readonly TaxRate[];
}

export interface TaxedLine {
  /** From the top of the tree down to its own. */
  categories: readonly CategoryId[];
  /** What is paid for it, its discount taken off. */
  total: number;
  /** Where it changes hands, if that is in another region than the order is taxed in. */
  region?: string;
}

/** All that is taxed at one rate: `net + tax` is what is paid for it. */
export interface TaxPart {
  basisPoints: number;
  net: number;
  tax: number;
}

/** What of an order is tax, and how it was found; `lines` and `shipping` add up to `amount`, and so do the parts. */
export interface Tax {
  name: string;
  amount: number;
  included: boolean;
  lines: number[];
  /** Of each line, in basis points. */
  rates: number[];
  shipping: number;
  parts: TaxPart[];
  /** Of its shipping alone, rate by rate; nothing where it was free. */
  shippingParts: TaxPart[];
}

/** Null where the market knows of no tax. */
export function taxOf(
  table: CountryTax | null,
  { region, lines, shipping }: { region: string; lines: readonly TaxedLine[]; shipping: number },
): Tax | null {
  if (!table) return null;
  const { name, included, onShipping } = table;
  // Shipping goes with what is sent, at the rates of that.
  const sent = onShipping
    ? shareOut(
        shipping,
        lines.map(({ total }) => total),
      )
    : lines.map(() => 0);
  const rates = lines.map((line) => rateFor(table.rates, line.region ?? region, line.categories));
  const taxed = lines.flatMap((line, i) => {
    const basisPoints = rates[i] ?? 0;
    return [
      { basisPoints, total: line.total, place: i },
      { basisPoints, total: sent[i] ?? 0, place: lines.length },
    ];
  });
  const parts: TaxPart[] = [];
  const shippingParts: TaxPart[] =
    shipping > 0 && !onShipping ? [{ basisPoints: 0, net: shipping, tax: 0 }] : [];
  const taxes = [...lines.map(() => 0), 0];
  // Rounded once for each rate, not for each line.
  for (const [basisPoints, group] of Map.groupBy(taxed, (one) => one.basisPoints)) {
    const totals = group.map(({ total }) => total);
    const base = totals.reduce((sum, total) => sum + total, 0);
    const tax = taxIn(base, basisPoints, included);
    parts.push({ basisPoints, net: included ? base - tax : base, tax });
    const ofShipping = { basisPoints, net: 0, tax: 0 };
    shareOut(tax, totals).forEach((part, i) => {
      const { place = 0, total = 0 } = group[i] ?? {};
      taxes[place] = (taxes[place] ?? 0) + part;
      if (place < lines.length) return;
      ofShipping.tax += part;
      ofShipping.net += included ? total - part : total;
    });
    if (ofShipping.net + ofShipping.tax > 0) shippingParts.push(ofShipping);
  }
  return {
    ...{ name, included, rates, parts, shippingParts },
    amount: parts.reduce((sum, { tax }) => sum + tax, 0),
    lines: taxes.slice(0, -1),
    shipping: taxes.at(-1) ?? 0,
  };
}

/** That of the region before that of the country, that of the nearest category before that of all. */
export function rateFor(
  rates: readonly TaxRate[],
  region: string,
  categories: readonly CategoryId[],
): number {
  const depth = ({ categoryId }: TaxRate) => (categoryId === null ? 0 : categories.indexOf(categoryId) + 1);
  const [best] = rates
    .filter((rate) => rate.region === '' || isSameRegion(rate.region, region))
    .filter((rate) => rate.categoryId === null || categories.includes(rate.categoryId))
    .toSorted((a, b) => Number(b.region !== '') - Number(a.region !== '') || depth(b) - depth(a));
  return best?.basisPoints ?? 0;
}

export const isSameRegion = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

/** Rounded half up: of a price that has it in it, or on top of one. */
function taxIn(base: number, basisPoints: number, included: boolean): number {
  const of = BigInt(included ? 10_000 + basisPoints : 10_000);
  return Number((BigInt(base) * BigInt(basisPoints) * 2n + of) / (of * 2n));
}
