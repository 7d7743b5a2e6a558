import type { Invariants } from '../../../platform/invariants.ts';

export const paymentsInvariants: Invariants = {
  'no more is given back of a payment than it brought': `
    select payments.id from payments join refunds on payment_id = payments.id and refunds.state <> 'failed'
    group by payments.id having sum(refunds.amount) > payments.amount or payments.state <> 'succeeded'`,

  'a payment that brought money has a name at the provider': `
    select id from payments where state = 'succeeded' and intent is null`,

  'a refund that was not asked for yet is one that a worker will ask for': `
    select refunds.id from refunds where state = 'created' and not exists (
      select from acts where name = 'refund-payment' and recorded_at is null
        and begun ->> 'refundId' = refunds.id::text)`,
};
