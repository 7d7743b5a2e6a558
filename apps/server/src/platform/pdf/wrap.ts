import type { Line } from './shape.ts';

const words = new Intl.Segmenter('en', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const staysAfter = /^[\u00a0\u202f\p{Sc}]/u;
const staysBefore = /[\u00a0\u202f\p{Sc}]$/u;

/** Breaks a text where its lines would be too long: between words, and within one that is longer than a line. */
export function wrap(text: string, width: number, shape: (part: string) => Line): Line[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((paragraph) => breakUp(paragraph, width, shape));
}

function breakUp(text: string, width: number, shape: (part: string) => Line): Line[] {
  const whole = shape(text);
  if (whole.width <= width) return [whole];
  const lines: Line[] = [];
  let line = '';
  const fits = (part: string) => shape(part.trimEnd()).width <= width;
  const end = () => {
    if (line.trim() !== '') lines.push(shape(line.trim()));
    line = '';
  };
  for (const segment of unbroken(text)) {
    if (fits(line + segment)) {
      line += segment;
      continue;
    }
    end();
    for (const { segment: letter } of fits(segment) ? [{ segment }] : graphemes.segment(segment)) {
      if (line !== '' && !fits(line + letter)) end();
      line += letter;
    }
  }
  end();
  return lines;
}

/** Words, with what stays beside them: "12,90 $" is one. */
function unbroken(text: string): string[] {
  const parts: string[] = [];
  for (const { segment } of words.segment(text)) {
    const last = parts.at(-1);
    if (last !== undefined && (staysAfter.test(segment) || staysBefore.test(last)))
      parts.push(`${parts.pop()}${segment}`);
    else parts.push(segment);
  }
  return parts;
}
