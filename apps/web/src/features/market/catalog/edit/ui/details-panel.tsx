import { productLimits } from '@souk/shared/market/catalog/edit-limits.ts';
import { categoryPaths } from '@souk/shared/market/categories/paths.ts';
import type { Category } from '@souk/shared/market/categories/schema.ts';
import { useMemo } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { atLeast, filled } from '@/ui/form/rules.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { RichTextField } from '@/ui/rich-text/rich-text-field.tsx';
import { Select } from '@/ui/select/select.tsx';
import { TagInput } from '@/ui/tag-input/tag-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { conditions, type ProductDraft } from '../model/product-draft.ts';
import { FactsField } from './facts-field.tsx';

export interface PartProps {
  draft: ProductDraft;
  onChange: (change: Partial<ProductDraft>) => void;
}

export function DetailsPanel({
  draft,
  onChange,
  categories,
}: PartProps & { categories: readonly Category[] }) {
  const t = useT();
  const required = filled(t('ui.required'));
  const paths = useMemo(() => categoryPaths(categories), [categories]);
  return (
    <Panel title={t('editor.details')}>
      <div className="grid gap-5">
        <TextInput
          label={t('editor.title')}
          placeholder={t('editor.titleExample')}
          required
          maxLength={productLimits.title.max}
          rules={[
            required,
            atLeast(productLimits.title.min, t('editor.titleShort', { count: productLimits.title.min })),
          ]}
          value={draft.title}
          onChange={(title) => onChange({ title })}
        />
        <RichTextField
          label={t('editor.description')}
          optional
          placeholder={t('editor.descriptionExample')}
          maxLength={productLimits.description}
          value={draft.description}
          onChange={(description) => onChange({ description })}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Select
            label={t('editor.category')}
            placeholder={t('editor.chooseCategory')}
            required
            rules={[required]}
            options={paths}
            valueKey="_id"
            textKey="path"
            value={draft.categoryId}
            onChange={(categoryId) => onChange({ categoryId })}
          />
          <Select
            label={t('editor.condition')}
            placeholder={t('editor.chooseCondition')}
            required
            rules={[required]}
            options={conditions.map((value) => ({ value, text: t(`market.condition.${value}`) }))}
            valueKey="value"
            textKey="text"
            value={draft.condition}
            onChange={(condition) => onChange({ condition: condition as ProductDraft['condition'] })}
          />
        </div>
        <TagInput
          label={t('editor.tags')}
          placeholder={t('editor.addTag')}
          optional
          most={productLimits.tags}
          maxLength={productLimits.tag}
          value={draft.tags}
          onChange={(tags) => onChange({ tags })}
        />
        <FactsField facts={draft.attributes} onChange={(attributes) => onChange({ attributes })} />
      </div>
    </Panel>
  );
}
