/** True when the value is fine, else the words that say what is wrong. */
export type Rule<V = string> = (value: V) => true | string;

export interface Checks<V = string> {
  rules?: ReadonlyArray<Rule<V>>;
  required?: boolean;
}

/**
 * The message a field shows, or null. Rules are asked in order and the first that fails speaks;
 * a required field without rules says `requiredMessage` while it is empty.
 */
export function firstProblem<V>(value: V, checks: Checks<V>, requiredMessage: string): string | null {
  const { rules = [], required = false } = checks;
  if (rules.length === 0) return required && isEmpty(value) ? requiredMessage : null;
  for (const rule of rules) {
    const verdict = rule(value);
    if (verdict !== true) return verdict;
  }
  return null;
}

export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

// The rules most fields need. All but `filled` let an empty value pass, so that optional fields can use them.

export const filled =
  (message: string): Rule<unknown> =>
  (value) =>
    !isEmpty(value) || message;

export const atLeast =
  (length: number, message: string): Rule =>
  (value) =>
    value === '' || [...value].length >= length || message;

export const atMost =
  (length: number, message: string): Rule =>
  (value) =>
    [...value].length <= length || message;

export const matching =
  (pattern: RegExp, message: string): Rule =>
  (value) =>
    value === '' || new RegExp(pattern.source, pattern.flags.replace(/[gy]/g, '')).test(value) || message;

export const emailShaped = (message: string): Rule => matching(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, message);

export const numberBetween =
  (least: number, most: number, message: string): Rule =>
  (value) => {
    if (value.trim() === '') return true;
    const number = Number(value);
    return (Number.isFinite(number) && number >= least && number <= most) || message;
  };

/** ISO days compare as text. */
export const dayBetween =
  (first: string | null, last: string | null, message: string): Rule =>
  (value) =>
    value === '' || ((first === null || value >= first) && (last === null || value <= last)) || message;
