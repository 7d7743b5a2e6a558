import { titleLength } from '@souk/shared/limits.ts';
import { categoryPaths } from '@souk/shared/market/categories/paths.ts';
import type { Category } from '@souk/shared/market/categories/schema.ts';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { placeOf } from '@/platform/i18n/place-of.ts';
import { DatePicker } from '@/ui/date-picker/date-picker.tsx';
import { atLeast, filled } from '@/ui/form/rules.ts';
import { ChoiceCards } from '@/ui/radio/choice-cards.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { Select } from '@/ui/select/select.tsx';
import { Switch } from '@/ui/switch/switch.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { TimeInput } from '@/ui/text-input/time-input.tsx';
import { Textarea } from '@/ui/textarea/textarea.tsx';
import { type Draft, firstDay, isTooSoon } from '../../model/draft.ts';

const descriptionLength = 500;

interface ShowFieldsProps {
  draft: Draft;
  categories: readonly Category[];
  onChange: (change: Partial<Draft>) => void;
}

export function ShowFields({ draft, categories, onChange }: ShowFieldsProps) {
  const t = useT();
  const { spoken } = useLanguage();
  const required = filled(t('ui.required'));
  return (
    <>
      <TextInput
        label={t('live.title')}
        placeholder={t('live.titleExample')}
        required
        maxLength={titleLength.max}
        rules={[required, atLeast(titleLength.min, t('live.titleShort', { count: titleLength.min }))]}
        value={draft.title}
        onChange={(title) => onChange({ title })}
      />
      <Textarea
        label={t('live.whatToSee')}
        placeholder={t('live.whatToSeeExample')}
        optional
        rows={3}
        maxLength={descriptionLength}
        value={draft.description}
        onChange={(description) => onChange({ description })}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-5">
        <Select
          label={t('live.category')}
          placeholder={t('live.chooseCategory')}
          required
          rules={[required]}
          options={categoryPaths(categories)}
          valueKey="_id"
          textKey="path"
          value={draft.categoryId}
          onChange={(categoryId) => onChange({ categoryId })}
        />
        <Select
          label={t('live.language')}
          required
          rules={[required]}
          options={spoken}
          valueKey="code"
          textKey="name"
          value={draft.language}
          onChange={(language) => onChange({ language })}
        />
      </div>
      <When draft={draft} onChange={onChange} />
      {draft.repeat === 'once' ? null : (
        <Switch checked={draft.repeatsList} onChange={(repeatsList) => onChange({ repeatsList })}>
          <span className="grow">
            <span className="block font-medium">{t('scheduling.repeatsList')}</span>
            <span className="block text-13 text-ink-2">{t('scheduling.repeatsListNote')}</span>
          </span>
        </Switch>
      )}
      <Switch checked={draft.explicit} onChange={(explicit) => onChange({ explicit })}>
        <span className="grow">
          <span className="block font-medium">{t('scheduling.explicit')}</span>
          <span className="block text-13 text-ink-2">{t('scheduling.explicitNote')}</span>
        </span>
      </Switch>
      <ChoiceCards
        label={t('live.whoSees')}
        row
        value={draft.visibility}
        onChange={(visibility) => onChange({ visibility })}
        choices={(['public', 'private'] as const).map((value) => ({
          value,
          label: t(`live.visibility.${value}`),
          note: t(`live.visibilityNote.${value}`),
        }))}
      />
    </>
  );
}

function When({ draft, onChange }: Omit<ShowFieldsProps, 'categories'>) {
  const t = useT();
  const { timeZone } = useFormat();
  const now = useNow(60_000);
  const required = filled(t('ui.required'));
  return (
    <div className="grid gap-5 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      <DatePicker
        label={t('live.day')}
        required
        rules={[required]}
        min={firstDay(now, timeZone)}
        value={draft.day}
        onChange={(day) => onChange({ day })}
      />
      <TimeInput
        label={t('live.start')}
        required
        rules={[required, () => !isTooSoon(draft, now) || t('live.tooSoon')]}
        end={<span className="shrink-0 text-13 text-ink-3 max-lg:hidden">{placeOf(timeZone)}</span>}
        value={draft.time}
        onChange={(time) => onChange({ time })}
      />
      <div>
        <p aria-hidden="true" className="mb-1.5 text-14 font-medium text-ink-1">
          {t('live.repeat')}
        </p>
        <Segment
          label={t('live.repeat')}
          className="w-full [&>label]:h-9 [&>label]:grow [&>label]:px-2 max-sm:[&>label]:h-10"
          value={draft.repeat}
          onChange={(repeat) => onChange({ repeat })}
          choices={(['once', 'daily', 'weekly'] as const).map((value) => ({
            value,
            label: t(`live.repeats.${value}`),
          }))}
        />
      </div>
    </div>
  );
}
