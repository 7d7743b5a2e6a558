-- What a product is auctioned by when it stands alone, besides its start, its reserve and its length.
alter table products
  add column auction_closing jsonb,
  -- The tiers a bid goes up by, in minor units; null for the usual ones.
  add column auction_steps jsonb,
  add column auction_buy_now_amount bigint check (auction_buy_now_amount > 0),
  add column auction_starts_at timestamptz,
  add column auction_needs_approval boolean not null default false;

alter table lots
  -- Ends the lot for whoever pays it, until somebody bids.
  add column buy_now_amount bigint check (buy_now_amount > 0),
  add check (buy_now_amount is null or buy_now_amount >= coalesce(reserve_amount, 0));

-- What was sold in a category, the latest first.
create index lots_sold on lots (closed_at desc, id desc) where state = 'sold' and closed_at is not null;
