-- Where someone's earnings go. One that was replaced stays while payouts went to it.
create table bank_accounts (
  id uuid primary key,
  user_id uuid not null references users (id),
  country char(2) not null,
  last4 text not null check (length(last4) <= 4),
  -- Holder, number and bank, locked by the key outside the database; gone once its owner has left.
  locked bytea,
  created_at timestamptz not null,
  -- Nothing is paid out to it before.
  paused_until timestamptz not null,
  replaced_at timestamptz,
  check (locked is not null or replaced_at is not null)
);
create unique index bank_accounts_current on bank_accounts (user_id) where replaced_at is null;
create index bank_accounts_user on bank_accounts (user_id);

-- By which names the provider knows a shop and the bank accounts it was paid to.
create table payout_shops (
  shop_id uuid primary key references shops (id),
  provider_id text not null unique
);
create table payout_destinations (
  shop_id uuid not null references shops (id),
  bank_account_id uuid not null references bank_accounts (id),
  currency char(3) not null,
  provider_id text not null,
  primary key (shop_id, bank_account_id, currency)
);

-- Shops without a row are paid when they ask for it.
create table payout_schedules (
  shop_id uuid primary key references shops (id),
  schedule text not null check (schedule in ('request', 'weekly', 'monthly')),
  -- Until when the days that were due are done with.
  done_until timestamptz not null
);

-- Written before the provider is asked.
create table payouts (
  id uuid primary key,
  shop_id uuid not null references shops (id),
  -- 1 for the shop's first.
  number integer not null check (number > 0),
  bank_account_id uuid not null references bank_accounts (id),
  currency char(3) not null,
  amount bigint not null check (amount > 0),
  state text not null default 'begun' check (state in ('begun', 'sent', 'paid', 'failed')),
  by_schedule boolean not null,
  failure text check (failure in ('bank_refused', 'bank_returned', 'provider_refused')),
  -- The provider's names of the payout and of what brought the money to the shop's account there.
  provider_id text unique,
  transfer_id text,
  requested_at timestamptz not null,
  expected_at timestamptz,
  settled_at timestamptz,
  -- When the provider was last asked about it.
  checked_at timestamptz not null,
  unique (shop_id, number),
  check ((failure is not null) = (state = 'failed')),
  check ((settled_at is not null) = (state in ('paid', 'failed')))
);
-- One at a time.
create unique index payouts_begun on payouts (shop_id, currency) where state = 'begun';
create index payouts_sent on payouts (checked_at) where state = 'sent';
create index payouts_shop on payouts (shop_id, requested_at desc, id desc);
create index payouts_bank_account on payouts (bank_account_id);
create index payouts_newest on payouts (requested_at desc, id desc);
