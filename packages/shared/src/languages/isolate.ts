const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
// Numbers beside signs count too: "15 × 20" would become "20 × 15". A bare number, such as a code one copies, cannot turn.
const leftToRight = /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}|[0-9][^0-9]|[^0-9][0-9]/u;

/** Text inside a sentence of that direction, held together where it runs against it: names, measures, codes. */
export function isolated(text: string, dir: 'ltr' | 'rtl'): string {
  const against = dir === 'rtl' ? leftToRight : rightToLeft;
  return against.test(text) ? isolate(text) : text;
}

/** What stands beside the text no longer turns it around; it takes its direction from its own first letter. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
