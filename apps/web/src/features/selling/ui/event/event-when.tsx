import { useMemo } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useT } from '@/platform/i18n/index.ts';
import { DatePicker } from '@/ui/date-picker/date-picker.tsx';
import { filled, matching } from '@/ui/form/rules.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { ChoiceCards } from '@/ui/radio/choice-cards.tsx';
import { Select } from '@/ui/select/select.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { endsBeforeStart } from '../../model/event-draft.ts';
import type { EventPartProps } from './event-details.tsx';

export function EventWhen({ draft, onChange }: EventPartProps) {
  const t = useT();
  const required = filled(t('ui.required'));
  const today = new Date(useNow(60_000)).toISOString().slice(0, 10);
  const zones = useMemo(
    () =>
      [...new Set([draft.timeZone, ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
        value,
        text: value.replaceAll('_', ' '),
      })),
    [draft.timeZone],
  );
  return (
    <Panel title={t('selling.when')} className="sm:p-6">
      <div className="grid grid-cols-2 gap-5">
        <DatePicker
          label={t('selling.startDay')}
          required
          rules={[required]}
          min={today}
          value={draft.startDay}
          onChange={(startDay) => onChange({ startDay })}
          className="max-sm:col-span-2"
        />
        <TextInput
          label={t('selling.startTime')}
          type="time"
          required
          rules={[required]}
          value={draft.startTime}
          onChange={(startTime) => onChange({ startTime })}
          className="max-sm:col-span-2"
        />
        <DatePicker
          label={t('selling.endDay')}
          optional
          hint={t('selling.endDayHint')}
          min={draft.startDay || today}
          value={draft.endDay}
          onChange={(endDay) => onChange({ endDay })}
          className="max-sm:col-span-2"
        />
        <TextInput
          label={t('selling.endTime')}
          type="time"
          required
          rules={[required, () => !endsBeforeStart(draft) || t('selling.endRule')]}
          value={draft.endTime}
          onChange={(endTime) => onChange({ endTime })}
          className="max-sm:col-span-2"
        />
        <Select
          label={t('selling.timeZone')}
          options={zones}
          valueKey="value"
          textKey="text"
          value={draft.timeZone}
          onChange={(timeZone) => onChange({ timeZone })}
          className="col-span-2"
        />
      </div>
    </Panel>
  );
}

export function EventWhere({ draft, onChange }: EventPartProps) {
  const t = useT();
  const required = filled(t('ui.required'));
  return (
    <Panel title={t('selling.where')} className="sm:p-6">
      <div className="grid gap-5">
        <ChoiceCards
          label={t('selling.where')}
          hideLabel
          row
          value={draft.online ? 'online' : 'place'}
          onChange={(value) => onChange({ online: value === 'online' })}
          choices={(['place', 'online'] as const).map((value) => ({
            value,
            label: t(`selling.at.${value}`),
            note: t(`selling.atNote.${value}`),
          }))}
        />
        {draft.online ? (
          <TextInput
            label={t('selling.link')}
            type="url"
            placeholder={t('selling.linkExample')}
            hint={t('selling.linkHint')}
            required
            rules={[required, matching(/^https:\/\/\S+\.\S+/, t('selling.linkRule'))]}
            value={draft.link}
            onChange={(link) => onChange({ link })}
          />
        ) : (
          <div className="grid gap-5 sm:grid-cols-2">
            <TextInput
              label={t('selling.place')}
              placeholder={t('selling.placeExample')}
              required
              rules={[required]}
              value={draft.place}
              onChange={(place) => onChange({ place })}
            />
            <TextInput
              label={t('selling.city')}
              required
              rules={[required]}
              autoComplete="address-level2"
              value={draft.city}
              onChange={(city) => onChange({ city })}
            />
            <TextInput
              label={t('selling.address')}
              optional
              autoComplete="street-address"
              value={draft.address}
              onChange={(address) => onChange({ address })}
              className="sm:col-span-2"
            />
          </div>
        )}
      </div>
    </Panel>
  );
}
