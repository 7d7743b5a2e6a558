import { intlLocale } from '@souk/shared/languages/intl-locale.ts';
import { isolate } from '@souk/shared/languages/isolate.ts';
import { narrowSymbol } from '@souk/shared/languages/narrow-symbol.ts';
import { allDecimals, type Money, minorDigits } from '@souk/shared/money.ts';

/** A value of a message, money as people read it. */
export const inWords = (value: string | number | Money, code: string): string | number =>
  typeof value === 'object' ? moneyInWords(value, intlLocale(code)) : value;

/** "$84", "$84.50", with the sign that pages and papers have; among other letters an Arabic one would fall apart. */
function moneyInWords({ amount, currency }: Money, locale: string): string {
  const written = new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    ...allDecimals(currency),
    trailingZeroDisplay: 'stripIfInteger',
  })
    .formatToParts(amount / 10 ** minorDigits(currency))
    .map(({ type, value }) => (type === 'currency' ? narrowSymbol(currency) : value))
    .join('');
  return locale.startsWith('ar') ? isolate(written) : written;
}
