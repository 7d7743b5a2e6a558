-- As lots of shows have it: bids above it are to be confirmed.
alter table products add column auction_confirm_above bigint check (auction_confirm_above > 0);
