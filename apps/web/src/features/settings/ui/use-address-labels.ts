import { useT } from '@/platform/i18n/index.ts';
import { regionKind } from '../model/address.ts';

/** The names of the fields as they are said in a country; the keys are the fields' ids. */
export function useAddressLabels(country: string) {
  const t = useT();
  return {
    'address-name': t('settings.fullName'),
    'address-country': t('ui.country'),
    'address-street': t('settings.street'),
    'address-city': t('settings.city'),
    'address-region': t(`settings.region.${regionKind(country)}`),
    'address-postal': country === 'US' ? t('settings.zip') : t('settings.postalCode'),
    'address-phone': t('settings.phone'),
  };
}

export type AddressLabels = ReturnType<typeof useAddressLabels>;
