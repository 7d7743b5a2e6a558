import {
  needsPostalCode,
  postalCodeFits,
  postalDigits,
  postalExample,
} from '@souk/shared/identity/addresses/postal-code.ts';
import { normalRegion, regionNeeded, regionsOf } from '@souk/shared/identity/addresses/regions.ts';
import { addressLength } from '@souk/shared/identity/addresses/rules.ts';
import { type ReactNode, useRef } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { CountrySelect } from '@/ui/country-select/country-select.tsx';
import { atLeast, atMost, filled } from '@/ui/form/rules.ts';
import { PhoneInput } from '@/ui/phone-input/phone-input.tsx';
import { Select } from '@/ui/select/select.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import type { AddressDraft } from '../../model/address-draft.ts';
import type { AddressFieldId, AddressLabels } from './use-address-labels.ts';
import { usePhones } from './use-phones.ts';

interface AddressFieldsProps {
  draft: AddressDraft;
  onChange: (change: Partial<AddressDraft>) => void;
  labels: AddressLabels;
  /** Fields the server did not take as they were sent. */
  refused: readonly AddressFieldId[];
  /** Beside the phone number. */
  children?: ReactNode;
}

export function AddressFields({ draft, onChange, labels, refused, children }: AddressFieldsProps) {
  const t = useT();
  const phones = usePhones();
  const required = filled(t('ui.required'));
  const short = (length: number) => atMost(length, t('address.tooLong'));
  const { country } = draft;
  const example = postalExample(country);
  // An empty number follows the country; one that is being typed stays where it is.
  const phoneCountry = useRef(country);
  if (draft.phone === '') phoneCountry.current = country;
  const field = (id: AddressFieldId) => ({
    id,
    label: labels[id],
    error: refused.includes(id) ? t('address.look') : null,
  });
  return (
    <div className="grid grid-cols-2 gap-5 sm:grid-cols-6 sm:[&>*]:col-span-3 max-sm:[&>*]:col-span-2">
      <TextInput
        {...field('address-name')}
        required
        rules={[required, short(addressLength.name)]}
        autoComplete="name"
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <CountrySelect
        {...field('address-country')}
        required
        rules={[required]}
        value={country}
        onChange={(next) => onChange({ country: next, region: regionTyped(draft.region, next) })}
      />
      <TextInput
        {...field('address-street')}
        placeholder={t('settings.streetExample')}
        required
        rules={[required, atLeast(3, t('settings.streetRule')), short(addressLength.line)]}
        autoComplete="address-line1"
        value={draft.street}
        onChange={(street) => onChange({ street })}
        className="sm:!col-span-6"
      />
      <TextInput
        {...field('address-extra')}
        optional
        rules={[short(addressLength.line)]}
        autoComplete="address-line2"
        value={draft.extra}
        onChange={(extra) => onChange({ extra })}
        className="sm:!col-span-6"
      />
      <TextInput
        {...field('address-city')}
        required
        rules={[required, short(addressLength.city)]}
        autoComplete="address-level2"
        value={draft.city}
        onChange={(city) => onChange({ city })}
        className="sm:!col-span-2"
      />
      <RegionField draft={draft} onChange={onChange} field={field('address-region')} />
      <TextInput
        {...field('address-postalCode')}
        required={needsPostalCode(country)}
        rules={[
          (value) => !needsPostalCode(country) || required(value),
          (value) => value.trim() === '' || postalCodeFits(value, country) || postalRule(),
          short(addressLength.postalCode),
        ]}
        {...(example ? { placeholder: example } : {})}
        autoComplete="postal-code"
        inputMode={postalDigits(country) && country !== 'US' ? 'numeric' : 'text'}
        value={draft.postalCode}
        onChange={(postalCode) => onChange({ postalCode })}
        className="sm:!col-span-2 max-sm:!col-span-1"
      />
      <PhoneInput
        {...field('address-phone')}
        key={phoneCountry.current}
        country={country}
        hint={t('settings.phoneHint')}
        required
        rules={[
          required,
          (value) =>
            phones === null || phones.readPhone(value, country) !== undefined || t('address.phoneRule'),
        ]}
        value={draft.phone}
        onChange={(phone) => onChange({ phone })}
      />
      {children}
    </div>
  );

  function postalRule(): string {
    const count = postalDigits(country);
    if (count && example) return t('address.postalDigits', { count, example });
    return t('settings.postalRule', { example: example ?? '' });
  }
}

interface RegionFieldProps {
  draft: AddressDraft;
  onChange: (change: Partial<AddressDraft>) => void;
  field: { id: string; label: string; error: string | null };
}

function RegionField({ draft: { country, region }, onChange, field }: RegionFieldProps) {
  const t = useT();
  const required = filled(t('ui.required'));
  const regions = regionsOf(country);
  const className = 'sm:!col-span-2 max-sm:!col-span-1';
  if (regions.length > 0)
    return (
      <Select
        {...field}
        required
        rules={[required]}
        options={regions}
        valueKey="code"
        textKey="name"
        placeholder={t('address.chooseRegion')}
        value={region}
        onChange={(next) => onChange({ region: next })}
        className={className}
      />
    );
  const needed = regionNeeded(country);
  return (
    <TextInput
      {...field}
      required={needed}
      optional={!needed}
      rules={[(value) => !needed || required(value), atMost(addressLength.city, t('address.tooLong'))]}
      autoComplete="address-level1"
      value={region}
      onChange={(next) => onChange({ region: next })}
      className={className}
    />
  );
}

/** What was written as a region, where the next country may know it. */
function regionTyped(region: string, country: string): string {
  const regions = regionsOf(country);
  if (regions.length === 0) return region.length > 4 ? region : '';
  const code = normalRegion(region, country);
  return regions.some((each) => each.code === code) ? code : '';
}
