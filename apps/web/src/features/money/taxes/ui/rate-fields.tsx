import { regionsOf } from '@souk/shared/identity/addresses/regions.ts';
import { categoryPaths } from '@souk/shared/market/categories/paths.ts';
import type { Category } from '@souk/shared/market/categories/schema.ts';
import { Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { Select } from '@/ui/select/select.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { isSaidTwice, type RateDraft, type TaxDraft } from '../model/tax-draft.ts';
import { PercentInput } from './percent-input.tsx';

interface RateFieldsProps {
  draft: TaxDraft;
  row: RateDraft;
  categories: readonly Category[];
  onChange: (part: Pick<TaxDraft, 'others'>) => void;
}

/** One rate that stands over the standard one. */
export function RateFields({ draft, row, categories, onChange }: RateFieldsProps) {
  const t = useT();
  const change = (part: Partial<RateDraft>) =>
    onChange({ others: draft.others.map((one) => (one.key === row.key ? { ...one, ...part } : one)) });
  const kinds = useMemo(
    () => [
      { value: '', text: t('taxes.everything') },
      ...categoryPaths(categories).map(({ _id, path }) => ({ value: _id, text: path })),
    ],
    [categories, t],
  );
  const regions = regionsOf(draft.country);
  const fresh = () => !isSaidTwice(draft, row) || t('taxes.saidTwice');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 border-t border-hairline pt-4 first-of-type:border-0">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] items-start gap-3">
        {regions.length > 0 ? (
          <Select
            label={t('taxes.region')}
            options={[
              { code: '', name: t('taxes.wholeCountry') },
              ...regions.map(({ code, name }) => ({ code, name })),
            ]}
            valueKey="code"
            textKey="name"
            rules={[fresh]}
            value={row.region}
            onChange={(region) => change({ region })}
          />
        ) : (
          <TextInput
            label={t('taxes.region')}
            placeholder={t('taxes.wholeCountry')}
            rules={[fresh]}
            value={row.region}
            onChange={(region) => change({ region })}
          />
        )}
        <Select
          label={t('taxes.category')}
          options={kinds}
          valueKey="value"
          textKey="text"
          value={row.categoryId}
          onChange={(categoryId) => change({ categoryId })}
        />
        <PercentInput
          label={t('taxes.rate')}
          value={row.percent}
          onChange={(percent) => change({ percent })}
        />
      </div>
      <IconButton
        look="ghost"
        size={44}
        label={t('taxes.removeRate')}
        className="self-start mt-7"
        onClick={() => onChange({ others: draft.others.filter(({ key }) => key !== row.key) })}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
