/** "Porto, Portugal" in the reader's language, from a city and a country code or name. */
export function placeOf(at: { city: string | null; country: string | null }, locale: string): string {
  const comma = locale.startsWith('ar') ? '، ' : ', ';
  return [at.city, at.country && countryName(at.country, locale)].filter(Boolean).join(comma);
}

function countryName(country: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;
}
