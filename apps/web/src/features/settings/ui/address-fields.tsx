import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { CountrySelect } from '@/ui/country-select/country-select.tsx';
import { atLeast, filled } from '@/ui/form/rules.ts';
import { PhoneInput } from '@/ui/phone-input/phone-input.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { type AddressDraft, regionNeeded } from '../model/address.ts';
import { needsPostalCode, postalCodeFits, postalExample } from '../model/postal-code.ts';
import type { AddressLabels } from './use-address-labels.ts';

interface AddressFieldsProps {
  draft: AddressDraft;
  onChange: (change: Partial<AddressDraft>) => void;
  labels: AddressLabels;
  /** Beside the phone number. */
  children?: ReactNode;
}

export function AddressFields({ draft, onChange, labels, children }: AddressFieldsProps) {
  const t = useT();
  const required = filled(t('ui.required'));
  const { country } = draft;
  const example = postalExample(country);
  return (
    <div className="grid grid-cols-2 gap-5 sm:grid-cols-6 sm:[&>*]:col-span-3 max-sm:[&>*]:col-span-2">
      <TextInput
        id="address-name"
        label={labels['address-name']}
        required
        rules={[required]}
        autoComplete="name"
        value={draft.name}
        onChange={(name) => onChange({ name })}
      />
      <CountrySelect
        id="address-country"
        required
        rules={[required]}
        value={country}
        onChange={(next) => onChange({ country: next })}
      />
      <TextInput
        id="address-street"
        label={labels['address-street']}
        placeholder={t('settings.streetExample')}
        required
        rules={[required, atLeast(3, t('settings.streetRule'))]}
        autoComplete="address-line1"
        value={draft.street}
        onChange={(street) => onChange({ street })}
        className="sm:!col-span-6"
      />
      <TextInput
        label={t('settings.extra')}
        optional
        autoComplete="address-line2"
        value={draft.extra}
        onChange={(extra) => onChange({ extra })}
        className="sm:!col-span-6"
      />
      <TextInput
        id="address-city"
        label={labels['address-city']}
        required
        rules={[required]}
        autoComplete="address-level2"
        value={draft.city}
        onChange={(city) => onChange({ city })}
        className="sm:!col-span-2"
      />
      <TextInput
        id="address-region"
        label={labels['address-region']}
        required={regionNeeded(country)}
        autoComplete="address-level1"
        value={draft.region}
        onChange={(region) => onChange({ region })}
        className="sm:!col-span-2 max-sm:!col-span-1"
      />
      <TextInput
        id="address-postal"
        label={labels['address-postal']}
        required={needsPostalCode(country)}
        rules={[
          (value) => !needsPostalCode(country) || required(value),
          (value) =>
            value === '' ||
            postalCodeFits(value, country) ||
            t('settings.postalRule', { example: example ?? '' }),
        ]}
        {...(example ? { placeholder: example } : {})}
        autoComplete="postal-code"
        value={draft.postalCode}
        onChange={(postalCode) => onChange({ postalCode })}
        className="sm:!col-span-2 max-sm:!col-span-1"
      />
      <PhoneInput
        id="address-phone"
        label={labels['address-phone']}
        country={country}
        hint={t('settings.phoneHint')}
        required
        rules={[required, atLeast(8, t('settings.phoneRule'))]}
        value={draft.phone}
        onChange={(phone) => onChange({ phone })}
      />
      {children}
    </div>
  );
}
