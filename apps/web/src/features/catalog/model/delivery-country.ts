import { countryCodes } from '@souk/shared/countries.ts';

const storageKey = 'souk-country';
let thisVisit: string | null = null;

/** The country chosen since the page was opened, before any address. */
export const countryOfThisVisit = (): string | null => thisVisit;

export function chooseCountry(code: string): void {
  thisVisit = code;
  try {
    localStorage.setItem(storageKey, code);
  } catch {
    // Forbidden or full: it holds for this visit.
  }
}

/** Where parcels may go of who keeps no address: as once chosen on this device, else as their languages say. */
export function usualCountry(): string {
  return keptCountry() ?? likelyCountry(navigator.languages);
}

/** The country of a reader of these languages: "pt-BR" says more than "en". */
export function likelyCountry(languages: readonly string[]): string {
  const regions = languages.map((language) => localeOf(language)?.region);
  const said = regions.find((region) => region && countryCodes.includes(region));
  const [spoken = ''] = languages[0]?.split('-') ?? [];
  return said ?? localeOf(spoken)?.maximize().region ?? 'US';
}

function keptCountry(): string | null {
  try {
    const code = localStorage.getItem(storageKey);
    return code && countryCodes.includes(code) ? code : null;
  } catch {
    return null;
  }
}

function localeOf(language: string): Intl.Locale | null {
  try {
    return new Intl.Locale(language);
  } catch {
    return null;
  }
}
