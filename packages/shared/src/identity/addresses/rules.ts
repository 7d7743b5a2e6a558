import { countryCodes } from '../../countries.ts';
import { needsPostalCode, postalCodeFits } from './postal-code.ts';
import { regionFits, regionNeeded } from './regions.ts';

export const addressesPerUser = 20;
export const addressLength = { name: 80, line: 120, city: 80, postalCode: 20, phone: 40 } as const;

/** What someone fills in; both sides check it by the same rules. */
export type AddressInput = {
  name: string;
  country: string;
  street: string;
  extra: string;
  city: string;
  region: string;
  postalCode: string;
  phone: string;
};

export type AddressProblem = 'required' | 'country' | 'street' | 'region' | 'postalCode';

/** What is wrong by the rules of its country, field by field; the phone is judged by its own library. */
export function addressProblems(
  address: AddressInput,
): Array<{ field: keyof AddressInput; problem: AddressProblem }> {
  const { country } = address;
  const found: Array<{ field: keyof AddressInput; problem: AddressProblem }> = [];
  const missing = (field: keyof AddressInput) => address[field].trim() === '';
  for (const field of ['name', 'country', 'street', 'city', 'phone'] as const) {
    if (missing(field)) found.push({ field, problem: 'required' });
  }
  if (!missing('country') && !countryCodes.includes(country))
    found.push({ field: 'country', problem: 'country' });
  if (!missing('street') && [...address.street.trim()].length < 3)
    found.push({ field: 'street', problem: 'street' });
  if (missing('region')) {
    if (regionNeeded(country)) found.push({ field: 'region', problem: 'required' });
  } else if (!regionFits(address.region, country)) found.push({ field: 'region', problem: 'region' });
  if (missing('postalCode')) {
    if (needsPostalCode(country)) found.push({ field: 'postalCode', problem: 'required' });
  } else if (!postalCodeFits(address.postalCode, country)) {
    found.push({ field: 'postalCode', problem: 'postalCode' });
  }
  return found;
}

/** The first day that is not past anywhere on earth: the calendar of UTC−12. */
export function earliestHoldDay(now: Date): string {
  return new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10);
}
