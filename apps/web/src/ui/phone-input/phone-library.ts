import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isValidPhoneNumber,
} from 'libphonenumber-js';
import type { DialPlan } from './phone.model.ts';

// Fetched only once a phone field is on the page: the numbering plans of the world weigh more than the field.

export function allPlans(): DialPlan[] {
  return getCountries().map((country) => ({ country, dial: getCountryCallingCode(country) }));
}

/** "6 12 34 56 78", "(718) 555-0142": the national part as it is written after its dial code. */
export function formatNational(national: string, country: string): string {
  const dial = getCountryCallingCode(country as CountryCode);
  // North America writes its numbers with brackets when nothing is dialled before them.
  if (dial === '1') return new AsYouType(country as CountryCode).input(national);
  return new AsYouType()
    .input(`+${dial}${national}`)
    .slice(dial.length + 1)
    .trim();
}

/** Whether a number in international form exists in its country's plan. */
export function isPhoneNumber(value: string): boolean {
  return isValidPhoneNumber(value);
}
