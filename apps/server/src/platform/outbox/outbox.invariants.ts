import type { Invariants } from '../invariants.ts';

export const outboxInvariants: Invariants = {
  'nothing waits in the outbox for ten minutes without being tried': `
    select topic || ' ' || id from outbox
    where delivered_at is null and created_at < now() - interval '10 minutes'
      and not exists (select from outbox_deliveries where message_id = outbox.id)`,
};
