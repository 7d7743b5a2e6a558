import type { Allowance } from '../../platform/rate-limit/strict-limit.ts';

interface Attempt {
  email: string;
  /** Null when calls from there are not counted. */
  address: string | null;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Enough for someone who tries their passwords, far too few to guess one from anywhere. */
export const logInAllowances = (attempt: Attempt): Allowance[] => [
  { of: attemptOn(attempt), most: 10, withinSeconds: 15 * MINUTE },
  { of: ['login-email', attempt.email], most: 50, withinSeconds: HOUR },
  ...(attempt.address === null
    ? []
    : [{ of: ['login-address', attempt.address], most: 100, withinSeconds: 15 * MINUTE }]),
];

/** What a right password forgives. The count by address stays: one's own account forgives no guesses at others. */
export const attemptsOn = (attempt: Attempt): string[][] => [
  attemptOn(attempt),
  ['login-email', attempt.email],
];

const attemptOn = ({ email, address }: Attempt) => ['login', email, address ?? ''];

export const signUpAllowances = ({ email, address }: Attempt): Allowance[] => [
  { of: ['signup-email', email], most: 10, withinSeconds: HOUR },
  ...(address === null ? [] : [{ of: ['signup-address', address], most: 20, withinSeconds: HOUR }]),
];
