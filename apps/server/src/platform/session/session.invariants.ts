import type { Invariants } from '../invariants.ts';

export const sessionInvariants: Invariants = {
  'a session ends after it began': `select id from sessions where expires_at <= created_at`,
};
