/** "Porto, Portugal" in the reader's language, from a city and a country code or name. */
export function placeOf(at: { city: string | null; country: string | null }, locale: string): string {
  const parts = [at.city, at.country && countryName(at.country, locale)].filter(Boolean);
  if (!locale.startsWith('ar')) return parts.join(', ');
  // Its end gives the line its direction: a city in Latin letters must not turn it around.
  return parts.length > 1 ? `\u2068${parts[0]}\u2069، ${parts[1]}` : parts.join('');
}

function countryName(country: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;
}
