import { productLimits } from './edit-limits.ts';

/** How people weigh and measure: kilograms and centimetres, or pounds, ounces and inches. Grams and millimetres are kept. */
export type Measures = 'metric' | 'imperial';

const gramsPerOunce = 28.349523125;
const ouncesPerPound = 16;
const millimetresPer = { metric: 10, imperial: 25.4 } as const;
/** Where pounds and inches are used. */
const imperialPlaces = new Set(['US', 'LR', 'MM']);

export function measuresOf(country: string | null | undefined): Measures {
  return country && imperialPlaces.has(country) ? 'imperial' : 'metric';
}

const number = String.raw`\d{1,5}(?:[.,]\d{1,3})?`;
const kilograms = /^\d{1,4}([.,]\d{1,3})?$/;
const pounds = new RegExp(`^(?:(${number})\\s*(?:lbs?\\.?)?)?\\s*(?:(${number})\\s*oz\\.?)?$`, 'i');
const ouncesAlone = new RegExp(`^(${number})\\s*oz\\.?$`, 'i');
/** "24×18×20", with any of the signs people use between the numbers. */
const sides = new RegExp(`^${number}(?:\\s*[x×*]\\s*${number}){2}$`, 'i');

const numeral = (text: string | undefined): number => (text ? Number(text.replace(',', '.')) : 0);

/** A weight as typed, in grams: "1.5" kilograms, or "1 lb 4 oz", "12 oz", "1.5" pounds. Undefined when it is none. */
export function gramsOf(typed: string, measures: Measures): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  const grams = Math.round(measures === 'imperial' ? (imperialGrams(text) ?? Number.NaN) : metricGrams(text));
  return grams >= 1 && grams <= productLimits.weight ? grams : undefined;
}

function metricGrams(text: string): number {
  return kilograms.test(text) ? numeral(text) * 1000 : Number.NaN;
}

function imperialGrams(text: string): number | null {
  const alone = ouncesAlone.exec(text);
  if (alone) return numeral(alone[1]) * gramsPerOunce;
  const found = pounds.exec(text);
  return found && (numeral(found[1]) * ouncesPerPound + numeral(found[2])) * gramsPerOunce;
}

/** The shortest way to write a weight that is read as exactly these grams again: 1 lb in, 1 lb out. */
export function writeGrams(grams: number, measures: Measures): string {
  if (measures === 'metric') return String(grams / 1000);
  const ounces = grams / gramsPerOunce;
  for (const decimals of [0, 1, 2]) {
    const rounded = Number(ounces.toFixed(decimals));
    const whole = Math.floor(rounded / ouncesPerPound);
    const rest = Number((rounded - whole * ouncesPerPound).toFixed(decimals));
    const written = [whole > 0 ? `${whole} lb` : '', rest > 0 ? `${rest} oz` : ''].filter(Boolean).join(' ');
    if (gramsOf(written, measures) === grams) return written;
  }
  return `${ounces.toFixed(3)} oz`;
}

/** "24×18×20" as typed in centimetres or inches, in millimetres; undefined when it is no size. */
export function millimetresOf(
  typed: string,
  measures: Measures,
): [number, number, number] | null | undefined {
  if (typed.trim() === '') return null;
  if (!sides.test(typed.trim())) return undefined;
  const found = typed
    .split(/[x×*]/i)
    .map((side) => Math.round(numeral(side.trim()) * millimetresPer[measures]));
  const fine = found.every((side) => side >= 1 && side <= productLimits.side);
  return fine ? (found as [number, number, number]) : undefined;
}

export function writeMillimetres(size: readonly number[], measures: Measures): string {
  return size.map((side) => writeSide(side, millimetresPer[measures])).join('×');
}

function writeSide(side: number, unit: number): string {
  const written = [0, 1, 2].map((decimals) => String(Number((side / unit).toFixed(decimals))));
  return written.find((text) => Math.round(Number(text) * unit) === side) ?? (side / unit).toFixed(3);
}
