interface Typed {
  typed: string;
  /** Where the caret stands in what was typed. */
  caret: number;
  /** What was shown before. */
  before: string;
}

const digitsIn = (text: string) => text.replace(/\D/g, '');

/** The digits that are meant, and how many of them stand before the caret. */
export function typeCardNumber({ typed, caret, before }: Typed): { digits: string; caret: number } {
  const digits = digitsIn(typed);
  const left = digitsIn(typed.slice(0, caret)).length;
  // Taking away a space means taking away the digit before it.
  const isSpaceErased = typed.length === before.length - 1 && digits === digitsIn(before);
  if (!isSpaceErased || left === 0) return { digits, caret: left };
  return { digits: digits.slice(0, left - 1) + digits.slice(left), caret: left - 1 };
}

/** The place in what is shown that has so many digits before it. */
export function caretAfter(shown: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < shown.length; at += 1) {
    if (seen === digits) return at;
    if (/\d/.test(shown[at] ?? '')) seen += 1;
  }
  return shown.length;
}
