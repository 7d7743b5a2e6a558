-- Where the market bears the payment fee of what is given back, as it was when the order was made.
alter table orders add column fee_returned boolean not null default false;
alter table order_refunds drop constraint order_refunds_parts,
  add constraint order_refunds_parts check (amount + subsidy = commission + tax + fee + shop);
