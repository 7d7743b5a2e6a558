import type { OrderAddress } from '@souk/shared/money/orders/schema.ts';
import { usePhones } from '@/features/identity/settings/ui/addresses/use-phones.ts';
import type { AddressOnParcel } from '@/features/money/orders/ui/delivered-to.tsx';
import { useLanguage } from '@/platform/i18n/index.ts';
import { writeAddress } from './write-address.ts';

/** An order's address for who sends it, with a phone number as it is dialled. */
export function useParcelAddress(): (address: OrderAddress) => AddressOnParcel {
  const { code } = useLanguage();
  const phones = usePhones();
  const write = writeAddress(code);
  return (address) => ({ ...write(address), phone: phones?.writePhone(address.phone) ?? address.phone });
}
