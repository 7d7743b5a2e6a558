import { intlLocale } from '@souk/shared/languages/intl-locale.ts';
import { allDecimals, type Money, minorDigits } from '@souk/shared/money.ts';

/** A value of a message, money as people read it. */
export const inWords = (value: string | number | Money, code: string): string | number =>
  typeof value === 'object' ? moneyInWords(value, intlLocale(code)) : value;

/** "$84", "$84.50". */
const moneyInWords = ({ amount, currency }: Money, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...allDecimals(currency),
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 10 ** minorDigits(currency));
