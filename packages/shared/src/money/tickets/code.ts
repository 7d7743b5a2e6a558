// Digits and letters that nobody takes for one another: Crockford's base 32, without I, L, O and U.
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codeLength = 12;

/** The code in what was typed or what a camera read; null when there is none. */
export function readTicketCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const isCode = code.length === codeLength && [...code].every((letter) => codeLetters.includes(letter));
  return isCode ? code : null;
}

/** As it is printed: in groups that can be read aloud. */
export const writeTicketCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;
