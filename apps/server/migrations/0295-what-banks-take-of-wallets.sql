-- What a chargeback takes of its buyer’s wallet: refunds of the payment that their card did not take and that waited there.
-- And the refund of what came too late to be for an order, where the buyer has that from their bank.
alter table chargebacks
  add column credit bigint not null default 0 check (credit between 0 and amount),
  add column late_refund_id uuid references refunds (id);
