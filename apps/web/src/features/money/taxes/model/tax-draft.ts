import { normalRegion } from '@souk/shared/identity/addresses/regions.ts';
import type { CountryTaxAnswer, TaxBody } from '@souk/shared/money/taxes/schema.ts';
import { westernDigits } from '@/ui/text-input/western-digits.ts';

/** A rate for a part of a country or a kind of product. */
export interface RateDraft {
  /** Tells the rows of a form apart. */
  key: number;
  /** Empty is the whole country. */
  region: string;
  /** Empty is everything. */
  categoryId: string;
  percent: string;
}

/** The taxes of a country as they are typed. */
export interface TaxDraft {
  country: string;
  name: string;
  included: boolean;
  onShipping: boolean;
  /** Percent of everything that has no rate of its own. */
  standard: string;
  others: readonly RateDraft[];
}

export const emptyTax: TaxDraft = {
  ...{ country: '', name: '', included: true, onShipping: true, standard: '' },
  others: [],
};

export function taxDraftOf({ country, name, included, onShipping, rates }: CountryTaxAnswer): TaxDraft {
  const standard = rates.find(isStandard);
  return {
    ...{ country, name, included, onShipping },
    standard: percentOf(standard?.basisPoints ?? 0),
    others: rates
      .filter((rate) => !isStandard(rate))
      .map(({ region, categoryId, basisPoints }, key) => ({
        ...{ key, region, categoryId: categoryId ?? '', percent: percentOf(basisPoints) },
      })),
  };
}

/** `version` is that of what it was written over; null where there was none. */
export function taxBodyOf(draft: TaxDraft, version: number | null): TaxBody {
  const { country, name, included, onShipping, standard, others } = draft;
  return {
    ...{ name: name.trim(), included, onShipping, version },
    rates: [
      { region: '', categoryId: null, basisPoints: rateOf(standard) ?? 0 },
      ...others.map(({ region, categoryId, percent }) => ({
        region: normalRegion(region, country),
        categoryId: categoryId || null,
        basisPoints: rateOf(percent) ?? 0,
      })),
    ] as TaxBody['rates'],
  };
}

/** "8,875" is 888; null is no rate. */
export function rateOf(percent: string): number | null {
  const plain = westernDigits(percent).replace(/[,٫]/, '.').trim();
  const points = Math.round(Number(plain === '' ? 'none' : plain) * 100);
  return points >= 0 && points <= 10_000 ? points : null;
}

/** What the row says nothing new about: the standard rate, or one before it. */
export function isSaidTwice(draft: TaxDraft, row: RateDraft): boolean {
  const placeOf = ({ region, categoryId }: RateDraft) =>
    `${normalRegion(region, draft.country).toLowerCase()} ${categoryId}`;
  if (placeOf(row) === ' ') return true;
  return draft.others.some((other) => other.key < row.key && placeOf(other) === placeOf(row));
}

export const withRate = (draft: TaxDraft): Pick<TaxDraft, 'others'> => ({
  others: [
    ...draft.others,
    {
      key: Math.max(-1, ...draft.others.map(({ key }) => key)) + 1,
      ...{ region: '', categoryId: '', percent: '' },
    },
  ],
});

const isStandard = ({ region, categoryId }: CountryTaxAnswer['rates'][number]) =>
  region === '' && categoryId === null;

const percentOf = (basisPoints: number): string => String(basisPoints / 100);
