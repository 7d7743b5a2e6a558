-- Whom the payment provider knows by which name.
create table customers (
  user_id uuid primary key references users (id),
  provider_id text not null unique,
  created_at timestamptz not null
);

-- Cards that people keep. Their numbers are at the provider alone.
create table cards (
  id uuid primary key,
  user_id uuid not null references users (id),
  provider_id text not null unique,
  brand text not null,
  last4 text not null,
  expires_month smallint not null,
  expires_year smallint not null,
  created_at timestamptz not null
);
create index cards_user on cards (user_id);

-- Written before the provider is asked.
create table payments (
  id uuid primary key,
  buyer_id uuid not null references users (id),
  purpose text not null,
  currency char(3) not null,
  amount bigint not null check (amount > 0),
  state text not null default 'created'
    check (state in ('created', 'requires-action', 'processing', 'succeeded', 'failed', 'cancelled')),
  -- The provider's name of it.
  intent text unique,
  failure text,
  -- 1 for the first card that was tried.
  attempt integer not null default 1 check (attempt > 0),
  -- The card as it was then; the row of a card goes when its owner takes it away.
  card_id uuid not null,
  card_brand text not null,
  card_last4 text not null,
  -- What waits for it waits until then.
  awaited_until timestamptz not null,
  -- When the provider was last asked about it.
  checked_at timestamptz not null,
  settled_at timestamptz,
  created_at timestamptz not null,
  check ((settled_at is null) = (state in ('created', 'requires-action', 'processing')))
);
create index payments_open on payments (checked_at) where state in ('created', 'requires-action', 'processing');
create index payments_buyer on payments (buyer_id, id);

create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments (id),
  amount bigint not null check (amount > 0),
  state text not null default 'created' check (state in ('created', 'pending', 'succeeded', 'failed')),
  provider_id text unique,
  failure text,
  -- What it is for, as whoever asked for it names it.
  about jsonb not null,
  checked_at timestamptz not null,
  created_at timestamptz not null
);
create index refunds_payment on refunds (payment_id);
create index refunds_pending on refunds (checked_at) where state = 'pending';

-- What the provider told, each once. Those of payments that are not there yet wait for them.
create table provider_events (
  id text primary key,
  type text not null,
  -- The provider's name of what it is about.
  about text not null,
  -- {"state": "succeeded", …}: what it says, without anything of a person.
  said jsonb not null,
  happened_at timestamptz not null,
  received_at timestamptz not null,
  handled_at timestamptz
);
create index provider_events_waiting on provider_events (about) where handled_at is null;
create index provider_events_age on provider_events (received_at);
