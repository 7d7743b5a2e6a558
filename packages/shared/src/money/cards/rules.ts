import type { CardBrand } from './names.ts';

interface BrandRule {
  brand: CardBrand;
  /** What its numbers begin with. */
  begins: RegExp;
  lengths: readonly number[];
  /** How many digits stand together. */
  groups: readonly number[];
  codeLength: 3 | 4;
}

const fours = [4, 4, 4, 4, 3];
const brandRules: readonly BrandRule[] = [
  { brand: 'visa', begins: /^4/, lengths: [13, 16, 19], groups: fours, codeLength: 3 },
  {
    brand: 'mastercard',
    begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: fours,
    codeLength: 3,
  },
  { brand: 'amex', begins: /^3[47]/, lengths: [15], groups: [4, 6, 5], codeLength: 4 },
  { brand: 'diners', begins: /^(30|36|38|39)/, lengths: [14, 16], groups: [4, 6, 4], codeLength: 3 },
  { brand: 'jcb', begins: /^35/, lengths: [16, 17, 18, 19], groups: fours, codeLength: 3 },
  {
    brand: 'discover',
    begins: /^(6011|64[4-9]|65)/,
    lengths: [16, 17, 18, 19],
    groups: fours,
    codeLength: 3,
  },
  { brand: 'unionpay', begins: /^62/, lengths: [16, 17, 18, 19], groups: fours, codeLength: 3 },
];

const anyBrand = { lengths: [12, 13, 14, 15, 16, 17, 18, 19], groups: fours, codeLength: 3 } as const;

const ruleOf = (digits: string) => brandRules.find(({ begins }) => begins.test(digits));

/** Whose card it is, as far as the first digits tell. */
export const brandOf = (digits: string): CardBrand | null => ruleOf(digits)?.brand ?? null;

/** How many digits the code on the card has. */
export const codeLengthOf = (digits: string): number => (ruleOf(digits) ?? anyBrand).codeLength;

/** Only what belongs to a card number, and no more than the longest of its brand. */
export function cardDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return digits.slice(0, Math.max(...(ruleOf(digits) ?? anyBrand).lengths));
}

/** "4242 4242 4242 4242", as it stands on the card. */
export function groupCardNumber(digits: string): string {
  const { groups } = ruleOf(digits) ?? anyBrand;
  const starts = groups.map((_, place) => groups.slice(0, place).reduce((sum, size) => sum + size, 0));
  const parts = groups.map((size, place) => digits.slice(starts[place], (starts[place] ?? 0) + size));
  const rest = digits.slice(groups.reduce((sum, size) => sum + size, 0));
  return [...parts, rest].filter(Boolean).join(' ');
}

/** Whether its length is one of its brand's and its last digit fits the others (ISO/IEC 7812). */
export function isCardNumber(digits: string): boolean {
  const { lengths } = ruleOf(digits) ?? anyBrand;
  return (lengths as readonly number[]).includes(digits.length) && passesLuhn(digits);
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^\d+$/.test(digits) && sum % 10 === 0;
}

export interface Expiry {
  month: number;
  year: number;
}

/** Of "11 / 28", "1128", "11/2028". */
export function parseExpiry(typed: string): Expiry | null {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{4}|\d{2})\s*$/.exec(typed) ?? [];
  const read = { month: Number(month), year: Number(year) + (year.length === 2 ? 2_000 : 0) };
  return read.month >= 1 && read.month <= 12 ? read : null;
}

/** What is typed into an expiry, as it stands on the card: "1" waits, "5" is "05 / ", "1128" is "11 / 28". */
export function writeExpiry(typed: string, before: string): string {
  // Taking away the stroke means taking away the digit before it.
  if (before === `${typed} ` || before === `${typed}/ ` || before === `${typed} / `)
    return typed.replace(/\D/g, '').slice(0, -1);
  const whole = /^\s*(\d{1,2})\s*[/.-]\s*(?:20)?(\d{2})\s*$/.exec(typed);
  const digits = whole ? `${whole[1]?.padStart(2, '0')}${whole[2]}` : typed.replace(/\D/g, '');
  const month =
    /^[2-9]/.test(digits) || (/^1\s*\/$/.test(typed.trim()) && before.length < typed.length)
      ? `0${digits}`
      : digits;
  // A year with its century, as browsers fill it in.
  const year =
    month.length > 4
      ? month
          .slice(2)
          .replace(/^20(?=\d\d)/, '')
          .slice(0, 2)
      : month.slice(2);
  return month.length < 2 ? month : `${month.slice(0, 2)} / ${year}`;
}

/** A card is good until the end of its month. */
export function isExpired({ month, year }: Expiry, today: Date): boolean {
  return year * 12 + month < today.getFullYear() * 12 + today.getMonth() + 1;
}

/** No card lasts longer. */
export const isTooFar = ({ year }: Expiry, today: Date): boolean => year > today.getFullYear() + 25;

export const isCardCode = (code: string, digits: string): boolean =>
  new RegExp(`^\\d{${codeLengthOf(digits)}}$`).test(code);

/** Cards of the sandbox that one is offered with a tap, by what comes of them. */
export const testCards = {
  paid: '4242424242424242',
  asks: '4000000000003220',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
} as const;
export type TestCardKind = keyof typeof testCards;

/** How many cards one may keep. */
export const cardsPerUser = 10;
