import type { Category } from '@souk/shared/categories/schema.ts';
import { titleLength } from '@souk/shared/limits.ts';
import { useMemo } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { atLeast, filled } from '@/ui/form/rules.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { Select } from '@/ui/select/select.tsx';
import { TagInput } from '@/ui/tag-input/tag-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import { categoryPaths } from '../../model/category-paths.ts';
import { conditions, type ProductDraft } from '../../model/product-draft.ts';

const descriptionLength = 5000;

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
    <Panel title={t('selling.details')}>
      <div className="grid gap-5">
        <TextInput
          label={t('selling.title')}
          placeholder={t('selling.titleExample')}
          required
          maxLength={titleLength.max}
          rules={[required, atLeast(titleLength.min, t('selling.titleShort', { count: titleLength.min }))]}
          value={draft.title}
          onChange={(title) => onChange({ title })}
        />
        <Textarea
          label={t('selling.description')}
          placeholder={t('selling.descriptionExample')}
          required
          rules={[required]}
          rows={6}
          maxLength={descriptionLength}
          value={draft.description}
          onChange={(description) => onChange({ description })}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <Select
            label={t('selling.category')}
            placeholder={t('selling.chooseCategory')}
            required
            rules={[required]}
            options={paths}
            valueKey="_id"
            textKey="path"
            value={draft.categoryId}
            onChange={(categoryId) => onChange({ categoryId })}
          />
          <Select
            label={t('selling.condition')}
            placeholder={t('selling.chooseCondition')}
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
          label={t('selling.tags')}
          placeholder={t('selling.addTag')}
          optional
          most={12}
          value={draft.tags}
          onChange={(tags) => onChange({ tags })}
        />
      </div>
    </Panel>
  );
}
