/** Arabic prices and times use Arabic digits, whatever country the reader's machine says. */
export function intlLocale(code: string): string {
  return code === 'ar' || code.startsWith('ar-') ? `${code}-u-nu-arab` : code;
}
