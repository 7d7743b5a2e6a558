import { addressLines } from '@souk/shared/identity/addresses/address-lines.ts';
import type { OrderAddress } from '@souk/shared/money/orders/schema.ts';
import type { AddressOnParcel } from '@/features/money/orders/ui/delivered-to.tsx';
import { countryName } from '@/platform/i18n/country-name.ts';

/** An order's address as it is written on a parcel, its country as a reader of this language calls it. */
export const writeAddress =
  (language: string) =>
  (address: OrderAddress): AddressOnParcel => ({
    name: address.name,
    lines: addressLines(address, countryName(address.country, language)),
    phone: address.phone,
    holdUntil: address.holdUntil ?? null,
  });
