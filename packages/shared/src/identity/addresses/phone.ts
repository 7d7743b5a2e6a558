import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

// Apart from the other rules: the numbering plans of the world weigh more than all of them together.

/** A telephone number in international form ("+17185550142"), or nothing when no plan knows it. */
export function readPhone(text: string, country: string): string | undefined {
  const home = isSupportedCountry(country) ? (country as CountryCode) : undefined;
  const number = parsePhoneNumberFromString(
    text,
    home ? { defaultCountry: home, extract: false } : { extract: false },
  );
  return number?.isValid() && !number.ext ? number.number : undefined;
}

/** As it is written for readers anywhere: "+1 718 555 0142". */
export function writePhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}
