import type { Account } from './sign-in.repo.ts';

/**
 * What a mail calls an account's holder. At an address that nobody has proved a stranger may read it: a
 * stranger who signs up with it must not be able to send its owner a link in the market's name.
 */
export const greetingOf = ({
  name,
  email_verified_at,
}: Pick<Account, 'name' | 'email_verified_at'>): string =>
  email_verified_at === null ? withoutLinks(name) : name;

/** `J.R. Hartley` may stand as `J R. Hartley`; `evil.example/prize` is no address any more. */
export const withoutLinks = (name: string): string => name.replace(/[:/\\@]+|[.․。．](?=\S)/gu, ' ').trim();
