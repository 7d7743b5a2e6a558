-- Where signed-in people come from: a network and a device, as hashes with the market's key, to be compared with those of
-- others and never read. Gone a month after they were last seen.
create table traces (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('network', 'device')),
  digest bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (user_id, kind, digest)
);
create index traces_alike on traces (kind, digest);
create index traces_age on traces (last_seen_at);

-- The same card has the same one, whoever saved it; a hash with the market's key of what the provider calls it.
alter table cards add column digest bytea;
create index cards_alike on cards (digest) where digest is not null;

-- Up to which entry of its log a lot was looked at for signs of cheating.
create table lot_looks (
  lot_id uuid primary key references lots on delete cascade,
  up_to int not null check (up_to >= 0)
);
create index lots_closed on lots (closed_at) where closed_at is not null;

-- Who may have bid on a lot to raise its price, and why; for staff alone. Nothing follows from it by itself.
create table bid_suspicions (
  id uuid primary key default gen_random_uuid(),
  lot_id uuid not null references lots on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- [{"kind": "one-shop", "lots": 8, "pushed": 5}, ...], the strongest first.
  signals jsonb not null check (jsonb_array_length(signals) > 0),
  strength int not null check (strength > 0),
  state text not null default 'open' check (state in ('open', 'dismissed', 'banned')),
  found_at timestamptz not null,
  decided_by uuid references users on delete set null,
  decided_at timestamptz,
  note text not null default '',
  unique (lot_id, user_id),
  check ((state = 'open') = (decided_at is null))
);
create index bid_suspicions_open on bid_suspicions (strength desc, found_at) where state = 'open';
create index bid_suspicions_user on bid_suspicions (user_id);
