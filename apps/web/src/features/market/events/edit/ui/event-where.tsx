import { cityLength } from '@souk/shared/limits.ts';
import { eventLinkLength, placeLength, streetLength } from '@souk/shared/market/events/limits.ts';
import { useT } from '@/platform/i18n/index.ts';
import { CountrySelect } from '@/ui/country-select/country-select.tsx';
import { RegionInput } from '@/ui/country-select/region-input.tsx';
import { atMost, filled } from '@/ui/form/rules.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { ChoiceCards } from '@/ui/radio/choice-cards.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import type { EventPartProps } from './event-details.tsx';

/** A place people come to, or a link they join by. */
export function EventWhere({ draft, onChange, rule }: EventPartProps) {
  const t = useT();
  const required = filled(t('ui.required'));
  const long = (max: number) => atMost(max, t('ui.newPasswordLong', { count: max }));
  return (
    <Panel title={t('eventEdit.where')} className="sm:p-6">
      <div className="grid gap-5">
        <ChoiceCards
          label={t('eventEdit.where')}
          hideLabel
          row
          value={draft.online ? 'online' : 'place'}
          onChange={(value) => onChange({ online: value === 'online' })}
          choices={(['place', 'online'] as const).map((value) => ({
            value,
            label: t(`eventEdit.at.${value}`),
            note: t(`eventEdit.atNote.${value}`),
          }))}
        />
        {draft.online ? (
          <TextInput
            label={t('eventEdit.link')}
            type="url"
            placeholder={t('eventEdit.linkExample')}
            hint={t('eventEdit.linkHint')}
            required
            rules={[required, long(eventLinkLength.max), rule('link')]}
            value={draft.link}
            onChange={(link) => onChange({ link })}
          />
        ) : (
          <div className="grid gap-5 sm:grid-cols-2">
            <TextInput
              label={t('eventEdit.place')}
              placeholder={t('eventEdit.placeExample')}
              required
              rules={[required, long(placeLength.max)]}
              value={draft.place}
              onChange={(place) => onChange({ place })}
            />
            <TextInput
              label={t('shopEdit.city')}
              required
              rules={[required, long(cityLength.max)]}
              autoComplete="address-level2"
              value={draft.city}
              onChange={(city) => onChange({ city })}
            />
            <TextInput
              label={t('eventEdit.address')}
              optional
              rules={[long(streetLength.max)]}
              autoComplete="street-address"
              value={draft.address}
              onChange={(address) => onChange({ address })}
              className="sm:col-span-2"
            />
            <CountrySelect
              optional
              hint={t('eventEdit.countryHint')}
              value={draft.country}
              onChange={(country) => onChange({ country, region: '' })}
            />
            {draft.country === '' ? null : (
              <RegionInput
                country={draft.country}
                hint={t('ui.regionHint')}
                value={draft.region}
                onChange={(region) => onChange({ region })}
              />
            )}
          </div>
        )}
      </div>
    </Panel>
  );
}
