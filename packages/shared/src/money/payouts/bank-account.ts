/** How an account is named where it is: one international number, or the numbers a country uses itself. */
export type AccountShape = 'iban' | 'routing' | 'sort-code' | 'plain';

/** Of the SWIFT registry of IBANs. */
const ibanLengths: Readonly<Record<string, number>> = {
  ...{ AD: 24, AE: 23, AL: 28, AT: 20, AZ: 28, BA: 20, BE: 16, BG: 22, BH: 22, BI: 27, BR: 29, BY: 28 },
  ...{ CH: 21, CR: 22, CY: 28, CZ: 24, DE: 22, DJ: 27, DK: 18, DO: 28, EE: 20, EG: 29, ES: 24, FI: 18 },
  ...{ FK: 18, FO: 18, FR: 27, GB: 22, GE: 22, GI: 23, GL: 18, GR: 27, GT: 28, HN: 28, HR: 21, HU: 28 },
  ...{ IE: 22, IL: 23, IQ: 23, IS: 26, IT: 27, JO: 30, KW: 30, KZ: 20, LB: 28, LC: 32, LI: 21, LT: 20 },
  ...{ LU: 20, LV: 21, LY: 25, MC: 27, MD: 24, ME: 22, MK: 19, MN: 20, MR: 27, MT: 31, MU: 30, NI: 28 },
  ...{ NL: 18, NO: 15, OM: 23, PK: 24, PL: 28, PS: 29, PT: 25, QA: 29, RO: 24, RS: 22, RU: 33, SA: 24 },
  ...{ SC: 31, SD: 18, SE: 24, SI: 19, SK: 24, SM: 27, SO: 23, ST: 25, SV: 28, TL: 23, TN: 24, TR: 26 },
  ...{ UA: 29, VA: 22, VG: 24, XK: 20, YE: 30 },
};

const ownNumbers: Readonly<Record<string, Exclude<AccountShape, 'iban'>>> = {
  ...{ US: 'routing', GB: 'sort-code' },
  ...{ CA: 'plain', CO: 'plain', JP: 'plain', KR: 'plain', MA: 'plain', MX: 'plain' },
};

/** Where earnings can be sent. */
export const payoutCountries: readonly string[] = [
  ...new Set([...Object.keys(ibanLengths), ...Object.keys(ownNumbers)]),
].sort();

export const shapeOf = (country: string): AccountShape => ownNumbers[country] ?? 'iban';

/** An account as its owner writes it; `routing` says which bank, where the number itself does not. */
export interface AccountNumbers {
  country: string;
  number: string;
  routing: string | null;
}

export type AccountProblem = 'country' | 'iban' | 'routing' | 'sort-code' | 'bank-code' | 'number';

/** What is wrong with it, by field; nothing when money can go there. */
export function accountProblems({
  country,
  number,
  routing,
}: AccountNumbers): Array<{ field: 'country' | 'number' | 'routing'; problem: AccountProblem }> {
  if (!payoutCountries.includes(country)) return [{ field: 'country', problem: 'country' }];
  const shape = shapeOf(country);
  if (shape === 'iban') return isIban(number, country) ? [] : [{ field: 'number', problem: 'iban' }];
  const { bank, isBank, isNumber } = ownRules[shape];
  return [
    ...(isBank(routing ?? '') ? [] : [{ field: 'routing' as const, problem: bank }]),
    ...(isNumber(number) ? [] : [{ field: 'number' as const, problem: 'number' as const }]),
  ];
}

interface OwnRules {
  bank: AccountProblem;
  isBank(text: string): boolean;
  isNumber(text: string): boolean;
}

const ownRules: Readonly<Record<Exclude<AccountShape, 'iban'>, OwnRules>> = {
  routing: { bank: 'routing', isBank: isRoutingNumber, isNumber: (text) => matches(text, /^\d{4,17}$/) },
  'sort-code': { bank: 'sort-code', isBank: isSortCode, isNumber: (text) => matches(text, /^\d{6,8}$/) },
  plain: {
    bank: 'bank-code',
    isBank: (text) => matches(text, /^[A-Z0-9]{3,11}$/),
    isNumber: (text) => matches(text, /^\d{4,34}$/),
  },
};

const matches = (text: string, shape: RegExp): boolean => shape.test(plainNumber(text));

export function plainNumber(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase();
}

/** As it is kept and sent: without spaces, and a British account number with its eight digits. */
export function normalNumbers({ country, number, routing }: AccountNumbers): AccountNumbers {
  const plain = plainNumber(number);
  const shape = shapeOf(country);
  return {
    country,
    number: shape === 'sort-code' ? plain.padStart(8, '0') : plain,
    routing: shape === 'iban' ? null : plainNumber(routing ?? ''),
  };
}

/** ISO 13616: the country's length, and a remainder of 1 when read as one long number modulo 97. */
export function isIban(text: string, country: string): boolean {
  const iban = plainNumber(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || !iban.startsWith(country)) return false;
  if (iban.length !== ibanLengths[country]) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** The checksum of US routing numbers: weights 3, 7, 1 over nine digits. */
export function isRoutingNumber(text: string): boolean {
  const number = plainNumber(text);
  if (!/^\d{9}$/.test(number) || /^0+$/.test(number)) return false;
  const weights = [3, 7, 1];
  const sum = [...number].reduce(
    (total, digit, place) => total + Number(digit) * (weights[place % 3] ?? 0),
    0,
  );
  return sum % 10 === 0;
}

/** Six digits; a check of theirs with the account number would take each bank's own table. */
export function isSortCode(text: string): boolean {
  return matches(text, /^\d{6}$/) && !matches(text, /^0+$/);
}

/** In groups of four, as it stands on a card or a letter. */
export function grouped(text: string): string {
  return plainNumber(text).replace(/(.{4})(?=.)/g, '$1 ');
}

/** All that is shown of it once it is kept. */
export const lastFour = (number: string): string => plainNumber(number).slice(-4);
