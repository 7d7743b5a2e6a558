/** How an account is named where it is: one international number, or the numbers a country uses itself. */
export type AccountShape = 'iban' | 'routing' | 'plain';

const ibanLengths: Record<string, number> = {
  AT: 20,
  BE: 16,
  CH: 21,
  DE: 22,
  DK: 18,
  EG: 29,
  ES: 24,
  FR: 27,
  GB: 22,
  IE: 22,
  IT: 27,
  NL: 18,
  NO: 15,
  PT: 25,
  SA: 24,
  SE: 24,
  AE: 23,
};

export const payoutCountries = [...Object.keys(ibanLengths), 'US', 'CA', 'MA', 'JP', 'MX', 'CO', 'KR'].sort();

export function shapeOf(country: string): AccountShape {
  if (country in ibanLengths) return 'iban';
  return country === 'US' ? 'routing' : 'plain';
}

export function plainNumber(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase();
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
  if (!/^\d{9}$/.test(number)) return false;
  const weights = [3, 7, 1];
  const sum = [...number].reduce(
    (total, digit, place) => total + Number(digit) * (weights[place % 3] ?? 0),
    0,
  );
  return sum % 10 === 0;
}

/** In groups of four, as it stands on a card or a letter. */
export function grouped(text: string): string {
  return plainNumber(text).replace(/(.{4})(?=.)/g, '$1 ');
}
