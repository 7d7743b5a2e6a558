import type { Image } from '@souk/shared/images/schema.ts';
import { Plus } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { useReorder } from '@/ui/uploader/use-reorder.ts';
import {
  mostOptions,
  mostVariants,
  moved,
  type OptionDraft,
  variantCount,
  variantsOf,
} from '../model/variants.ts';
import type { PartProps } from './details-panel.tsx';

// Most products have one variant and never need them.
const OptionRow = lazyPart(async () => (await import('./option-row.tsx')).OptionRow);
const VariantGrid = lazyPart(async () => (await import('./variant-grid.tsx')).VariantGrid);

interface VariantsPanelProps extends PartProps {
  currency: string;
  /** Pictures of the product that a variant may show. */
  images: readonly Image[];
}

export function VariantsPanel({ draft, onChange, currency, images }: VariantsPanelProps) {
  const t = useT();
  const hint = useId();
  const { options, variants, leftOut } = draft;
  const [added, setAdded] = useState<string | null>(null);
  const names = options.map(({ name }) => name.trim().toLowerCase());
  const choose = (next: readonly OptionDraft[], without = leftOut) => {
    if (variantCount(next) > mostVariants) return onChange({ options: next });
    const all = variantsOf(next, variants, draft.price);
    const gone = without.filter((key) => all.some((variant) => variant.key === key));
    onChange({ options: next, variants: all.filter(({ key }) => !gone.includes(key)), leftOut: gone });
  };
  const reorder = useReorder({
    keys: options.map(({ id }) => id),
    move: (id, to) => choose(moved(options, id, to)),
  });
  const problemOf = ({ name, values }: OptionDraft, index: number) => {
    if (name.trim() === '') return values.length > 0 ? t('ui.required') : null;
    return names.indexOf(name.trim().toLowerCase()) === index ? null : t('editor.optionTaken');
  };
  return (
    <Panel
      flush
      title={t('editor.variants')}
      className="!overflow-visible"
      actions={
        options.length < mostOptions ? (
          <Button
            size={32}
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => {
              const id = crypto.randomUUID();
              setAdded(id);
              choose([...options, { id, name: '', values: [] }]);
            }}
          >
            {t('editor.addOption')}
          </Button>
        ) : null
      }
    >
      <div className="grid gap-3 px-5 pb-5">
        {options.length === 0 ? (
          <p className="text-14 text-ink-2">{t('editor.variantsNote')}</p>
        ) : (
          <Suspense>
            <ul aria-label={t('editor.variants')} className="grid gap-3">
              {options.map((option, index) => (
                <OptionRow
                  key={option.id}
                  option={option}
                  index={index}
                  count={options.length}
                  isNew={option.id === added}
                  problem={problemOf(option, index)}
                  reorder={reorder}
                  hint={hint}
                  onChange={(next) => choose(options.map((one) => (one.id === option.id ? next : one)))}
                  onRemove={() => choose(options.filter((one) => one.id !== option.id))}
                />
              ))}
            </ul>
          </Suspense>
        )}
        <p id={hint} className="sr-only">
          {t('editor.optionOrder')}
        </p>
        <p role="status" className="sr-only">
          {reorder.said}
        </p>
        {variantCount(options) > mostVariants ? (
          <Notice tone="warning">{t('editor.tooManyVariants', { count: mostVariants })}</Notice>
        ) : null}
        {leftOut.length > 0 ? (
          <Notice
            action={
              <Button size={32} onClick={() => choose(options, [])}>
                {t('editor.bringBack')}
              </Button>
            }
          >
            {t('editor.leftOut', { count: leftOut.length })}
          </Notice>
        ) : null}
      </div>
      {variants.length > 0 ? (
        <Suspense fallback={<div className="min-h-40" />}>
          <VariantGrid
            variants={variants}
            options={options}
            images={images}
            currency={currency}
            onChange={(next) => onChange({ variants: next })}
            onLeaveOut={(keys) =>
              onChange({
                variants: variants.filter(({ key }) => !keys.has(key)),
                leftOut: [...leftOut, ...keys],
              })
            }
          />
        </Suspense>
      ) : null}
    </Panel>
  );
}
