-- What is picked up, and what takes place, is taxed there: in the country that a shop ships from, or the one of the event.
alter table shipping_methods
  -- As addresses have theirs; empty is none.
  add column pickup_region text not null default '' check (char_length(pickup_region) <= 80),
  add check (kind = 'pickup' or pickup_region = '');
alter table events
  -- ISO 3166-1 alpha-2; null is where its shop is.
  add column country text check (country ~ '^[A-Z]{2}$'),
  add column region text not null default '' check (char_length(region) <= 80);
