export type AddressDraft = {
  name: string;
  country: string;
  street: string;
  extra: string;
  city: string;
  region: string;
  postalCode: string;
  phone: string;
  /** Parcels should not arrive before this day. */
  holdUntil: string;
  isDefault: boolean;
};

export function emptyAddress(name: string, country: string): AddressDraft {
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

/** The country a reader's browser says they live in: "en-GB" is GB. */
export function likelyCountry(locales: readonly string[]): string {
  for (const locale of locales) {
    const { region } = new Intl.Locale(locale);
    if (region && /^[A-Z]{2}$/.test(region)) return region;
  }
  return 'US';
}

/** What the part between city and country is called where one lives. */
export function regionKind(country: string): 'state' | 'province' | 'county' | 'region' {
  if (['US', 'AU', 'BR', 'IN', 'MX'].includes(country)) return 'state';
  if (['CA', 'ES', 'IT', 'AR'].includes(country)) return 'province';
  return ['GB', 'IE'].includes(country) ? 'county' : 'region';
}

export function regionNeeded(country: string): boolean {
  return ['US', 'CA', 'AU', 'BR', 'MX', 'IN'].includes(country);
}
