-- What the provider gave back of its fee for a chargeback that was won.
alter table chargebacks
  add column fee_returned bigint not null default 0,
  add constraint chargebacks_fee_returned check (fee_returned between 0 and fee);
