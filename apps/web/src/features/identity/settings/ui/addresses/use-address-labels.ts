import { regionKind } from '@souk/shared/identity/addresses/regions.ts';
import { useT } from '@/platform/i18n/index.ts';

/** The names of the fields as they are said in a country; the keys are the fields' ids. */
export function useAddressLabels(country: string) {
  const t = useT();
  return {
    'address-name': t('settings.fullName'),
    'address-country': t('ui.country'),
    'address-street': t('settings.street'),
    'address-extra': t('settings.extra'),
    'address-city': t('settings.city'),
    'address-region': t(`settings.region.${regionKind(country)}`),
    'address-postalCode': country === 'US' ? t('settings.zip') : t('settings.postalCode'),
    'address-phone': t('settings.phone'),
    'address-holdUntil': t('settings.holdUntil'),
  };
}

export type AddressLabels = ReturnType<typeof useAddressLabels>;
export type AddressFieldId = keyof AddressLabels;
