-- A buyer who asks for their money back may want it in their wallet and not on their card; the wish is of what they ask.
alter table orders add column refund_to_wallet boolean not null default false;
-- What the card had paid and stays in the wallet: part of the refund's credit.
alter table order_refunds add column kept bigint not null default 0 check (kept between 0 and credit);
