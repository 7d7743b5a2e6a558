/** A country as a reader of this language calls it. */
export function countryName(country: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(country) ?? country;
}
