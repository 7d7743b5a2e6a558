import type { UserId } from '@souk/shared/ids.ts';
import type { Allowance } from '../../../platform/rate-limit/strict-limit.ts';

export interface Attempt {
  email: string;
  /** Null when calls from there are not counted. */
  address: string | null;
  /** The owner of the e-mail address signed in from there lately: what others use up does not count. */
  known?: boolean;
}

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;

/** What is guessed: a password, or a code from a mail. */
type Guessed = 'login' | 'code';

/** Enough for someone who tries their passwords, far too few to guess one from anywhere. */
export const guessAllowances = (what: Guessed, attempt: Attempt): Allowance[] => [
  { of: guessOf(what, attempt), most: 10, withinSeconds: QUARTER },
  ...fromEverywhere(`${what}-email`, attempt, 50),
  ...fromThere(`${what}-address`, attempt, 100, QUARTER),
];

/** What a right guess forgives. The count by address stays: one's own account forgives no guesses at others. */
export const guessesAt = (what: Guessed, attempt: Attempt): string[][] => [
  guessOf(what, attempt),
  [`${what}-email`, attempt.email],
];

const guessOf = (what: Guessed, { email, address }: Attempt) => [what, email, address ?? ''];

export const signUpAllowances = (attempt: Attempt): Allowance[] => [
  { of: ['signup-email', attempt.email], most: 5, withinSeconds: HOUR },
  ...fromThere('signup-address', attempt, 20, HOUR),
];

/** Mails with a code or a link, of every kind together: so many fill nobody's mailbox. */
export const mailAllowances = (attempt: Attempt): Allowance[] => [
  { of: ['mail', attempt.email, attempt.address ?? ''], most: 5, withinSeconds: QUARTER },
  ...fromEverywhere('mail-email', attempt, 12),
  ...fromThere('mail-address', attempt, 30, HOUR),
];

/** Mails that someone signed in asks for: they may name any address, so the account counts too. */
export const ownMailAllowances = (userId: UserId, attempt: Attempt): Allowance[] => [
  { of: ['mail-account', userId], most: 10, withinSeconds: HOUR },
  ...mailAllowances(attempt),
];

/** A link cannot be guessed; this only keeps a person who tries from using up the machine. */
export const linkAllowances = ({ address }: Pick<Attempt, 'address'>): Allowance[] =>
  fromThere('link-address', { address }, 60, QUARTER);

/** Proving who one is while signed in, by whichever means. */
export const confirmAllowances = (userId: UserId): Allowance[] => [
  { of: confirmsOf(userId), most: 10, withinSeconds: QUARTER },
];

export const confirmsOf = (userId: UserId): string[] => ['confirm', userId];

const fromEverywhere = (name: string, { email, known }: Attempt, most: number): Allowance[] =>
  known ? [] : [{ of: [name, email], most, withinSeconds: HOUR }];

const fromThere = (
  name: string,
  { address }: Pick<Attempt, 'address'>,
  most: number,
  withinSeconds: number,
): Allowance[] => (address === null ? [] : [{ of: [name, address], most, withinSeconds }]);
