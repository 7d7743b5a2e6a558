/** "Japanese yen (JPY)", in the reader's language. */
export function currencyName(currency: string, language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'currency' }).of(currency);
  return name === undefined || name === currency ? currency : `${name} (${currency})`;
}
