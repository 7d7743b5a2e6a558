import type { AddressInput } from '@souk/shared/identity/addresses/rules.ts';
import type { Address, AddressBody } from '@souk/shared/identity/addresses/schema.ts';

/** An address while it is written; no day is an empty text, as fields hold it. */
export type AddressDraft = AddressInput & { holdUntil: string; isDefault: boolean };

export function emptyDraft(name: string, country: string): AddressDraft {
  return {
    name,
    country,
    street: '',
    extra: '',
    city: '',
    region: '',
    postalCode: '',
    phone: '',
    holdUntil: '',
    isDefault: true,
  };
}

export function draftOf({ _id, holdUntil, ...address }: Address): AddressDraft {
  return { ...address, holdUntil: holdUntil ?? '' };
}

export function bodyOf({ holdUntil, ...draft }: AddressDraft): AddressBody {
  return { ...draft, holdUntil: holdUntil || null };
}

export function isChanged(draft: AddressDraft, before: AddressDraft): boolean {
  return (Object.keys(before) as Array<keyof AddressDraft>).some((key) => draft[key] !== before[key]);
}
