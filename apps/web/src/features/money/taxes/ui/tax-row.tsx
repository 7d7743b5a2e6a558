import { regionsOf } from '@souk/shared/identity/addresses/regions.ts';
import type { Category } from '@souk/shared/market/categories/schema.ts';
import type { CountryTaxAnswer } from '@souk/shared/money/taxes/schema.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { countryName } from '@/platform/i18n/country-name.ts';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';

interface TaxRowProps {
  tax: CountryTaxAnswer;
  categories: readonly Category[];
  /** Null for who only looks. */
  onEdit: (() => void) | null;
  onRemove: (() => void) | null;
}

/** A country: what its tax is called, how it is taken, and every rate. */
export function TaxRow({ tax, categories, onEdit, onRemove }: TaxRowProps) {
  const t = useT();
  const { code } = useLanguage();
  const { number, date, list } = useFormat();
  const { country, name, included, onShipping, rates, changedAt } = tax;
  const nameOf = countryName(country, code);
  const whatFor = ({ region, categoryId }: CountryTaxAnswer['rates'][number]): string => {
    const place = regionsOf(country).find((one) => one.code === region)?.name ?? region;
    const category = categories.find(({ _id }) => _id === categoryId)?.name ?? '';
    const parts = [place, category].filter(Boolean);
    return parts.length === 0 ? t('taxes.standard') : list(parts, 'unit');
  };
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
      <div className="min-w-0 grow basis-52">
        <p className="text-15 font-semibold">
          {nameOf} · <bdi>{name}</bdi>
        </p>
        <p className="mt-1 text-14 text-ink-2">
          {t(included ? 'taxes.included' : 'taxes.onTop')} ·{' '}
          {t(onShipping ? 'taxes.withShipping' : 'taxes.withoutShipping')}
        </p>
        <p className="text-13 text-ink-3">{t('taxes.changedOn', { day: date(changedAt) })}</p>
      </div>
      <dl className="grid grow basis-60 gap-1 text-14">
        {rates.map((rate) => (
          <div key={`${rate.region} ${rate.categoryId}`} className="flex justify-between gap-4">
            <dt className="min-w-0 wrap-anywhere text-ink-2">{whatFor(rate)}</dt>
            <dd className="shrink-0 font-medium figures">
              {number(rate.basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 })}
            </dd>
          </div>
        ))}
      </dl>
      {onEdit && onRemove ? (
        <div className="ms-auto flex gap-1">
          <IconButton look="ghost" label={t('taxes.edit', { country: nameOf })} onClick={onEdit}>
            <Pencil size={18} aria-hidden="true" />
          </IconButton>
          <IconButton look="ghost" label={t('taxes.remove', { country: nameOf })} onClick={onRemove}>
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </div>
      ) : null}
    </div>
  );
}
