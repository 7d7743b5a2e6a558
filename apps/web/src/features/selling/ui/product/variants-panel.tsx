import { CircleAlert, Plus } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import {
  missingPrices,
  mostOptions,
  mostVariants,
  type OptionDraft,
  totalStock,
  type VariantDraft,
  variantCount,
  variantsOf,
} from '../../model/variants.ts';
import type { PartProps } from './details-panel.tsx';
import { GridInput, GridMoney } from './grid-input.tsx';
import { OptionRow } from './option-row.tsx';

export function VariantsPanel({ draft, onChange, currency }: PartProps & { currency: string }) {
  const t = useT();
  const { options, variants } = draft;
  const names = options.map(({ name }) => name.trim().toLowerCase());
  const choose = (next: readonly OptionDraft[]) => {
    const fits = variantCount(next) <= mostVariants;
    onChange({ options: next, variants: fits ? variantsOf(next, variants, draft.amount) : variants });
  };
  const change = (key: string, part: Partial<VariantDraft>) =>
    onChange({ variants: variants.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  return (
    <Panel
      flush
      title={t('selling.variants')}
      className="!overflow-visible"
      actions={
        options.length < mostOptions ? (
          <Button
            size={32}
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => choose([...options, { id: crypto.randomUUID(), name: '', values: [] }])}
          >
            {t('selling.addOption')}
          </Button>
        ) : null
      }
    >
      <div className="grid gap-4 px-5 pb-5">
        {options.length === 0 ? <p className="text-14 text-ink-2">{t('selling.variantsNote')}</p> : null}
        {options.map((option, index) => (
          <OptionRow
            key={option.id}
            option={option}
            taken={names.indexOf(option.name.trim().toLowerCase()) !== index}
            room={20}
            onChange={(next) => choose(options.map((one) => (one.id === option.id ? next : one)))}
            onRemove={() => choose(options.filter((one) => one.id !== option.id))}
          />
        ))}
        {variantCount(options) > mostVariants ? (
          <Notice tone="warning">{t('selling.tooManyVariants', { count: mostVariants })}</Notice>
        ) : null}
      </div>
      {variants.length > 0 ? <VariantGrid variants={variants} currency={currency} onChange={change} /> : null}
    </Panel>
  );
}

interface VariantGridProps {
  variants: readonly VariantDraft[];
  currency: string;
  onChange: (key: string, part: Partial<VariantDraft>) => void;
}

const columns = 'sm:grid sm:grid-cols-[minmax(0,1fr)_128px_88px_152px] sm:items-center sm:gap-3';

function VariantGrid({ variants, currency, onChange }: VariantGridProps) {
  const t = useT();
  const missing = missingPrices(variants);
  return (
    <>
      <div
        aria-hidden="true"
        className={`hidden border-b border-line px-5 pb-2 text-13 font-medium text-ink-2 ${columns}`}
      >
        <span>{t('selling.variant')}</span>
        <span>{t('selling.price')}</span>
        <span>{t('selling.stock')}</span>
        <span>{t('selling.sku')}</span>
      </div>
      <ul aria-label={t('selling.variants')}>
        {variants.map((variant) => (
          <VariantRow
            key={variant.key}
            variant={variant}
            currency={currency}
            onChange={(part) => onChange(variant.key, part)}
          />
        ))}
      </ul>
      <p className="flex flex-wrap justify-between gap-2 px-5 py-3.5 text-14 text-ink-2">
        <span>{t('selling.variantsInAll', { count: variants.length, stock: totalStock(variants) })}</span>
        {missing > 0 ? (
          <span className="flex items-center gap-1.5 font-medium text-bad">
            <CircleAlert size={16} aria-hidden="true" />
            {t('selling.missingPrices', { count: missing })}
          </span>
        ) : null}
      </p>
    </>
  );
}

interface VariantRowProps {
  variant: VariantDraft;
  currency: string;
  onChange: (part: Partial<VariantDraft>) => void;
}

function VariantRow({ variant, currency, onChange }: VariantRowProps) {
  const t = useT();
  const [first, ...rest] = Object.values(variant.choice);
  const of = (part: string) => t('selling.partOf', { part, variant: variant.key });
  const id = `variant-${variant.key}`;
  return (
    <li
      className={`border-b border-hairline px-5 py-2 max-sm:grid max-sm:grid-cols-3 max-sm:gap-2 max-sm:py-3 ${columns}`}
    >
      <p className="truncate text-14 max-sm:col-span-3">
        <span className="font-semibold">{first}</span> <span className="text-ink-2">{rest.join(' ')}</span>
      </p>
      <GridMoney
        id={`${id}-price`}
        label={of(t('selling.price'))}
        column={t('selling.price')}
        problem={variant.amount ? null : t('ui.required')}
        currency={currency}
        amount={variant.amount}
        onAmount={(amount) => onChange({ amount })}
      />
      <GridInput
        id={`${id}-stock`}
        label={of(t('selling.stock'))}
        column={t('selling.stock')}
        inputMode="numeric"
        value={variant.stock === null ? '' : String(variant.stock)}
        problem={variant.stock === null ? t('ui.required') : null}
        onChange={(text) => {
          const digits = text.replace(/\D/g, '').slice(0, 6);
          onChange({ stock: digits === '' ? null : Number(digits) });
        }}
      />
      <GridInput
        id={`${id}-sku`}
        label={of(t('selling.sku'))}
        column={t('selling.sku')}
        value={variant.sku}
        onChange={(sku) => onChange({ sku: sku.slice(0, 40) })}
      />
    </li>
  );
}
