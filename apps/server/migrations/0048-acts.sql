-- What asks a provider for something: committed before it is asked, so that a crash leaves behind what to finish.
create table acts (
  id uuid primary key,
  name text not null,
  -- The idempotency key that its answer is kept under.
  actor text not null,
  key text not null,
  begun jsonb not null,
  begun_at timestamptz not null,
  tries integer not null default 1,
  -- Whoever asks the provider now has until then.
  leased_until timestamptz not null,
  last_error text,
  recorded_at timestamptz
);

create index acts_open on acts (leased_until) where recorded_at is null;
