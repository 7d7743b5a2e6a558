-- What a payout by schedule left, because it was refused or another was being sent: it is tried again before the next regular
-- date. One to a shop and currency.
create table payout_retries (
  shop_id uuid not null references shops (id),
  currency char(3) not null,
  -- Under another schedule it is not tried any more.
  schedule text not null check (schedule in ('weekly', 'monthly')),
  -- A payout that was asked for later settles it.
  set_at timestamptz not null,
  retry_at timestamptz not null,
  -- The next regular date, which pays out all.
  until timestamptz not null,
  primary key (shop_id, currency),
  check (retry_at < until)
);
create index payout_retries_due on payout_retries (retry_at);
