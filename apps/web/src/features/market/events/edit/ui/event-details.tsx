import { titleLength } from '@souk/shared/limits.ts';
import { categoryPaths } from '@souk/shared/market/categories/paths.ts';
import type { Category } from '@souk/shared/market/categories/schema.ts';
import { eventDescriptionLength } from '@souk/shared/market/events/limits.ts';
import { useMemo } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { atLeast, filled, type Rule } from '@/ui/form/rules.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { RichTextField } from '@/ui/rich-text/rich-text-field.tsx';
import { Select } from '@/ui/select/select.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import type { EventDraft } from '../model/event-draft.ts';

export interface EventPartProps {
  draft: EventDraft;
  onChange: (change: Partial<EventDraft>) => void;
  /** Says what cannot be at a field, such as "tickets.0.name". */
  rule: (field: string) => Rule;
}

export function EventDetails({
  draft,
  onChange,
  categories,
}: EventPartProps & { categories: readonly Category[] }) {
  const t = useT();
  const required = filled(t('ui.required'));
  const paths = useMemo(() => categoryPaths(categories), [categories]);
  return (
    <Panel title={t('editor.details')} className="sm:p-6">
      <div className="grid gap-5">
        <TextInput
          label={t('editor.title')}
          placeholder={t('eventEdit.eventExample')}
          required
          maxLength={titleLength.max}
          rules={[required, atLeast(titleLength.min, t('editor.titleShort', { count: titleLength.min }))]}
          value={draft.title}
          onChange={(title) => onChange({ title })}
        />
        <RichTextField
          label={t('editor.description')}
          placeholder={t('eventEdit.eventDescriptionExample')}
          required
          rules={[required]}
          rows={6}
          maxLength={eventDescriptionLength.max}
          value={draft.description}
          onChange={(description) => onChange({ description })}
        />
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
      </div>
    </Panel>
  );
}
