import { westernDigits } from './western-digits.ts';

export type DecimalMark = '.' | ',';

/** Minor units of what was typed, or null when it is not an amount: both 1,234.50 and 1.234,50 are read. */
export function parseAmount(text: string, digits: number, decimal: DecimalMark = '.'): number | null {
  const plain = westernDigits(text)
    .replace(/٫/g, '.')
    .replace(/[\s\u00a0\u202f'’٬]/g, '');
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(plain)) return null;
  const mark = decimalMark(plain, digits, decimal);
  const cut = mark === null ? plain.length : plain.lastIndexOf(mark);
  const whole = plain.slice(0, cut).replace(/[.,]/g, '') || '0';
  const said = plain.slice(cut + 1);
  // "1200.00" yen: noughts where there are no minor units.
  const part = digits === 0 && /^0{1,2}$/.test(said) ? '' : said;
  if (part.length > digits) return null;
  const amount = Number(whole + part.padEnd(digits, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}

export function showAmount(amount: number | null, digits: number): string {
  if (amount === null) return '';
  const text = String(amount).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The mark a reader's language puts before the minor units. */
export function decimalMarkOf(locale: string): DecimalMark {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5);
  return parts.some((part) => part.type === 'decimal' && part.value === ',') ? ',' : '.';
}

/** The narrow sign of a currency: $, €, £. */
export function currencySign(currency: string, locale: string): string {
  // Arabic has none of its own and would write "US$".
  const parts = new Intl.NumberFormat(locale.startsWith('ar') ? 'en' : locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}

/** The last mark separates the minor units, unless what follows can only be a group of thousands. */
function decimalMark(text: string, digits: number, decimal: DecimalMark): DecimalMark | null {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (at < 0) return null;
  const mark = text[at] === '.' ? '.' : ',';
  const count = text.split(mark).length - 1;
  const alone = !text.includes(mark === '.' ? ',' : '.');
  const inThrees = /^\d{1,3}([.,]\d{3})+$/.test(text);
  // "1,234" is a thousand where the comma groups; where it parts, it is a slip of the finger.
  return alone && inThrees && (count > 1 || mark !== decimal || digits === 0) ? null : mark;
}
