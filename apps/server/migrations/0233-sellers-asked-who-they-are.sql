-- What the provider still waits for before it pays a shop: what its owner has to say, or its own look at that.
alter table payout_shops add column waits_for text check (waits_for in ('details', 'checking')),
  add column checked_at timestamptz not null default 'epoch';
create index payout_shops_waiting on payout_shops (checked_at) where waits_for is not null;
