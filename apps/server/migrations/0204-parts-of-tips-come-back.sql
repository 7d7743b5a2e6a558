-- How much of a tip is with its giver again, and how much of the commission went there with it.
alter table tips add column returned bigint not null default 0, add column commission_returned bigint not null default 0;
update tips set returned = amount, commission_returned = commission where state = 'sent-back';
alter table tips add constraint tips_returned check (returned between 0 and amount
  and commission_returned between 0 and commission and (returned = 0 or given_at is not null)
  and (returned = amount) = (state = 'sent-back'));

-- What a bank’s chargeback brought back of which tip.
create table tip_returns (
  chargeback_id uuid not null references chargebacks,
  tip_id uuid not null references tips,
  amount bigint not null check (amount > 0),
  -- So much of it was given again, as the bank had let the payment be.
  given_again bigint check (given_again between 0 and amount),
  primary key (chargeback_id, tip_id)
);
create index tip_returns_tip on tip_returns (tip_id);

-- What the provider takes for a chargeback is in the currency in which it settles with the market.
alter table chargebacks add column fee_currency char(3);
update chargebacks c set fee_currency = p.currency from payments p where p.id = c.payment_id and c.fee > 0;
alter table chargebacks add constraint chargebacks_fee check (fee = 0 or fee_currency is not null);
