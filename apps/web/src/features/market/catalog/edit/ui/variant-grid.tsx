import type { Image } from '@souk/shared/images/schema.ts';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Checkbox } from '@/ui/checkbox/checkbox.tsx';
import {
  missingPrices,
  type OptionDraft,
  repeatedSkus,
  totalStock,
  type VariantDraft,
} from '../model/variants.ts';
import { VariantBulk } from './variant-bulk.tsx';
import { VariantRow, variantColumns } from './variant-row.tsx';

export interface VariantGridProps {
  variants: readonly VariantDraft[];
  options: readonly OptionDraft[];
  images: readonly Image[];
  currency: string;
  onChange: (variants: VariantDraft[]) => void;
  onLeaveOut: (keys: ReadonlySet<string>) => void;
}

/** Each combination with its price, stock, SKU and picture; several are chosen to be changed at once. */
export function VariantGrid(props: VariantGridProps) {
  const { variants, options, images, currency, onChange, onLeaveOut } = props;
  const t = useT();
  const { number } = useFormat();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const chosen = new Set(variants.flatMap(({ key }) => (marked.has(key) ? [key] : [])));
  const missing = missingPrices(variants);
  const repeated = repeatedSkus(variants);
  const all = chosen.size === variants.length;
  return (
    <>
      <div className="flex min-h-11 items-center gap-3 border-y border-line px-5 py-1.5 text-13 font-medium text-ink-2 sm:border-t-0">
        <Checkbox
          label={t('editor.allVariants')}
          checked={all}
          mixed={!all && chosen.size > 0}
          onChange={() => setMarked(new Set(all ? [] : variants.map(({ key }) => key)))}
        />
        {chosen.size > 0 ? (
          <VariantBulk
            {...props}
            chosen={chosen}
            onLeaveOut={() => {
              onLeaveOut(chosen);
              setMarked(new Set());
            }}
            onClose={() => setMarked(new Set())}
          />
        ) : (
          <>
            <span className="sm:hidden">{t('editor.allVariants')}</span>
            <div aria-hidden="true" className={`hidden grow ${variantColumns}`}>
              <span className="col-span-2">{t('editor.variant')}</span>
              <span>{t('editor.price')}</span>
              <span>{t('editor.stock')}</span>
              <span>{t('editor.sku')}</span>
            </div>
          </>
        )}
      </div>
      <ul aria-label={t('editor.variants')}>
        {variants.map((variant) => (
          <VariantRow
            key={variant.key}
            variant={variant}
            options={options}
            images={images}
            currency={currency}
            chosen={chosen.has(variant.key)}
            skuTaken={repeated.has(variant.sku.trim())}
            onChoose={(on) => {
              const next = new Set(chosen);
              if (on) next.add(variant.key);
              else next.delete(variant.key);
              setMarked(next);
            }}
            onChange={(part) =>
              onChange(variants.map((one) => (one.key === variant.key ? { ...one, ...part } : one)))
            }
            onToAll={() => onChange(variants.map((one) => ({ ...one, price: variant.price })))}
            onLeaveOut={() => onLeaveOut(new Set([variant.key]))}
          />
        ))}
      </ul>
      <p className="flex flex-wrap justify-between gap-2 px-5 py-3.5 text-14 text-ink-2">
        <span>
          {t('editor.variantsInAll', { count: variants.length, stock: number(totalStock(variants)) })}
        </span>
        {missing > 0 ? (
          <span className="flex items-center gap-1.5 font-medium text-bad">
            <CircleAlert size={16} aria-hidden="true" />
            {t('editor.missingPrices', { count: missing })}
          </span>
        ) : null}
      </p>
    </>
  );
}
