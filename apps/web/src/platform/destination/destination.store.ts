import { countryCodes } from '@souk/shared/countries.ts';
import { create } from 'zustand';

const storageKey = 'souk-country';

/** The country that a person without an address chose on this device; null before they did. */
export const useChosenCountry = create<{ country: string | null }>()(() => ({ country: kept() }));

/** Holds on every page from now on, and on the next visit. */
export function chooseCountry(country: string): void {
  useChosenCountry.setState({ country });
  try {
    localStorage.setItem(storageKey, country);
  } catch {
    // Forbidden or full: it holds for this visit.
  }
}

/** Where parcels go of who keeps no address: as chosen on this device, else as their languages say. */
export function countryWithoutAddress(): string {
  return useChosenCountry.getState().country ?? likelyCountry(navigator.languages);
}

/** The country of a reader of these languages: "pt-BR" says more than "en". */
export function likelyCountry(languages: readonly string[]): string {
  const regions = languages.map((language) => localeOf(language)?.region);
  const said = regions.find((region) => region && countryCodes.includes(region));
  const [spoken = ''] = languages[0]?.split('-') ?? [];
  return said ?? localeOf(spoken)?.maximize().region ?? 'US';
}

function kept(): string | null {
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
