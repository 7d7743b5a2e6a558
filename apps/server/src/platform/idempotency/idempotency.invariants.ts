import type { Invariants } from '../invariants.ts';

export const idempotencyInvariants: Invariants = {
  'a finished call has its answer': `
    select key from idempotency_keys where state = 'done' and answer is null`,
};
