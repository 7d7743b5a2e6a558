import { minorDigits } from '@souk/shared/money-digits.ts';

// In characters: the dearest price with its currency and blanks. Longer ones are never worth looking at.
const LONGEST = 40;

// Three noughts behind a sign are thousands, where money has no parts.
const decimals = (digits: number) => (digits === 0 ? '(?:[.,]0{1,2})?' : `(?:[.,](\\d{1,${digits}}))?`);
const wholeThousands = /^(\d{1,3}([,'\u00a0 ])\d{3}(?:\2\d{3})*)(?:\.0{1,2})?$/;

/**
 * A price as people and shops write it, in minor units: `46`, `46.50`, `$46,5`, `1.234,50`. Undefined for what could
 * be read in two ways, as `1,234`.
 */
export function readPrice(text: string, currency: string): number | undefined {
  if (text.length > LONGEST) return undefined;
  const digits = minorDigits(currency);
  const bare = text.replace(/^[\p{Sc}\s]+|[\p{Sc}\s]+$/gu, '').replace(/^[A-Z]{3}\s+|\s+[A-Z]{3}$/g, '');
  const plain = new RegExp(`^(\\d{1,12})${decimals(digits)}$`).exec(bare);
  if (plain) return amountOf(plain[1], plain[2], digits);
  if (digits === 0) return wholeOf(wholeThousands.exec(bare)?.[1]);
  const grouped = new RegExp(
    `^(\\d{1,3}(?:([,.'\\u00a0 ])\\d{3})(?:\\2\\d{3})*)([.,])(\\d{1,${digits}})$`,
  ).exec(bare);
  if (!grouped || grouped[2] === grouped[3]) return undefined;
  return amountOf(grouped[1]?.replace(/\D/g, ''), grouped[4], digits);
}

const wholeOf = (grouped: string | undefined): number | undefined =>
  grouped === undefined ? undefined : Number(grouped.replace(/\D/g, ''));

const amountOf = (whole = '0', part = '', digits: number): number =>
  Number(`${whole}${part.padEnd(digits, '0')}`);

/** An amount as a cell of ours: `46.50`. */
export function priceCell(amount: number, currency: string): string {
  const digits = minorDigits(currency);
  const text = String(amount).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
