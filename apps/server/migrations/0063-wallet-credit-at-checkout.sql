-- Whether its buyer's wallet pays first.
alter table checkouts add use_credit boolean not null default true;

-- Names what is set aside of the buyer's wallet for it; null once that was taken or given back.
alter table orders add credit_hold uuid unique;

-- What of a refund went to the wallet that had paid it; the rest goes to the card.
alter table order_refunds add credit bigint not null default 0 check (credit between 0 and amount);
