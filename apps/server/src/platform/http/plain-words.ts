import type { z } from 'zod';

/** What is wrong with a value where its schema has no words of its own; the library's speak of types and patterns. */
export const plainWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'Is missing.' : ofType(issue.expected);
  if (issue.code === 'invalid_value') return `Must be ${issue.values.map(String).join(' or ')}.`;
  if (issue.code === 'invalid_format') return formats[issue.format] ?? 'Isn’t in the right format.';
  if (issue.code === 'too_small') return tooSmall(issue);
  if (issue.code === 'too_big') return tooBig(issue);
  if (issue.code === 'not_multiple_of') return `Must be a multiple of ${issue.divisor}.`;
  return undefined;
};

const types: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const ofType = (expected: string) => `Must be ${types[expected] ?? 'of another kind'}.`;

const formats: Readonly<Record<string, string>> = {
  uuid: 'Isn’t an ID.',
  email: 'Isn’t an email address.',
  url: 'Isn’t a web address.',
  datetime: 'Must be a date and time like 2027-01-31T18:30:00Z.',
  date: 'Must be a date like 2027-01-31.',
  time: 'Must be a time like 18:30.',
};

type Bound = Pick<z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>, 'origin' | 'minimum' | 'inclusive'>;

function tooSmall({ origin, minimum, inclusive = true }: Bound): string {
  const counted = things[origin];
  if (!counted) return `Must be ${inclusive ? 'at least' : 'more than'} ${minimum}.`;
  return Number(minimum) === 1 ? 'Must not be empty.' : `Must have at least ${minimum} ${counted}.`;
}

type OtherBound = Pick<z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>, 'origin' | 'maximum' | 'inclusive'>;

function tooBig({ origin, maximum, inclusive = true }: OtherBound): string {
  const counted = things[origin];
  if (!counted) return `Must be ${inclusive ? 'at most' : 'less than'} ${maximum}.`;
  return `Must have at most ${maximum} ${counted}.`;
}

const things: Readonly<Record<string, string>> = { string: 'characters', array: 'entries', map: 'entries' };
