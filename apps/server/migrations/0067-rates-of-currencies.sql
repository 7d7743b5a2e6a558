-- What one unit of a currency is worth in the market's, as its operator says: limits for oneself are counted by it.
create table currency_rates (
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  -- The market's currency then; after another was chosen a rate says nothing.
  worth_in char(3) not null check (worth_in ~ '^[A-Z]{3}$' and worth_in <> currency),
  rate numeric(20, 8) not null check (rate > 0),
  changed_at timestamptz not null,
  primary key (currency, worth_in)
);
