-- Payouts by schedule that found less money than they had read, and left a row: nothing was set apart for them, and no
-- worker knows of them, but no other of their shop began beside them.
delete from payouts p
where p.state = 'begun'
  and not exists (select from ledger_transactions t where t.payout_id = p.id)
  and not exists (select from acts a where a.name = 'payout' and a.begun ->> 'payoutId' = p.id::text);
