-- What a lot is sold by, besides its start, its reserve and its length.
alter table lots
  -- The tiers a bid goes up by, in minor units; null for the usual ones.
  add column steps jsonb,
  add column closing jsonb not null default '{"kind": "reset", "seconds": 10, "most": null}',
  -- Of a random close: what decides the moment, and the moment. Nobody sees them before it is over.
  add column secret text,
  add column closes_at timestamptz,
  add column needs_approval boolean not null default false,
  -- Bids above it are to be confirmed.
  add column confirm_above bigint check (confirm_above > 0),
  -- The demo world moves its own lots until somebody bids on one.
  add column run_by text not null default 'clock' check (run_by in ('clock', 'demo')),
  -- Where it stands, besides its price and its leader.
  add column leader_number int,
  add column leader_maximum bigint check (leader_maximum >= 0),
  add column extensions int not null default 0 check (extensions >= 0),
  add column highest_amount bigint not null default 0,
  add column bidder_count int not null default 0 check (bidder_count >= 0),
  -- The end of its log; null before it begins.
  add column last_number int check (last_number >= 0),
  add column head_hash text,
  add column closed_at timestamptz,
  add check ((last_number is null) = (head_hash is null)),
  add check ((closes_at is null) = (secret is null) or state = 'queued');
drop index lots_ending;
create index lots_ending on lots (coalesce(closes_at, ends_at)) where state = 'running';
create index lots_leader on lots (leader_id) where leader_id is not null;

-- Who bids on a lot: in its log they are numbers, in the order in which they first bid.
create table lot_bidders (
  lot_id uuid not null references lots on delete cascade,
  user_id uuid not null references users,
  number int not null check (number > 0),
  primary key (lot_id, user_id),
  unique (lot_id, number)
);
create index lot_bidders_user on lot_bidders (user_id);

-- The log of each lot. Entries bear the hash of the one before and are never changed.
create table lot_entries (
  lot_id uuid not null references lots on delete cascade,
  number int not null check (number >= 0),
  kind text not null check (kind in ('opened', 'once', 'maximum', 'taken-back', 'reopened', 'closed')),
  -- When the request was received, by the database's clock.
  at timestamptz not null,
  bidder int,
  -- Of a maximum, and of the reserve where a log begins: kept to oneself until the price comes to it.
  amount bigint check (amount > 0),
  salt text,
  -- What its hash says it is about.
  about text not null,
  price bigint not null check (price >= 0),
  leader int,
  ends_at timestamptz not null,
  hash text not null,
  -- Where the log begins: the terms as they were.
  terms jsonb,
  -- The bid that is not counted any more, by the number of what took it back.
  taken_back_by int,
  primary key (lot_id, number),
  foreign key (lot_id, bidder) references lot_bidders (lot_id, number),
  check ((kind in ('once', 'maximum', 'taken-back')) = (bidder is not null)),
  check ((kind in ('once', 'maximum')) <= (amount is not null)),
  check ((kind = 'maximum') <= (salt is not null)),
  check ((number = 0) = (kind = 'opened')),
  check ((number = 0) = (terms is not null))
);
create unique index lot_entries_closed on lot_entries (lot_id) where kind = 'closed';

create function refuse_log_change() returns trigger language plpgsql as $$
begin
  if new.taken_back_by is distinct from old.taken_back_by and old.taken_back_by is null
    and to_jsonb(new) - 'taken_back_by' = to_jsonb(old) - 'taken_back_by' then
    return new;
  end if;
  raise exception 'a change of the log of lot % is refused: what was bid stays', old.lot_id
    using errcode = 'restrict_violation';
end $$;
create trigger lot_entries_stay before update on lot_entries
  for each row execute function refuse_log_change();

-- What every bid was answered, also the refused ones, so that the same one again is told the same.
create table bid_answers (
  lot_id uuid not null references lots on delete cascade,
  id uuid not null,
  user_id uuid not null references users,
  -- {"kind": "once", "amount": 4200, "currency": "USD"}
  asked jsonb not null,
  answer jsonb not null,
  at timestamptz not null,
  primary key (lot_id, id)
);
create index bid_answers_age on bid_answers (at);
create index bid_answers_user on bid_answers (user_id);

-- Who may bid at auctions of a shop that ask for it.
create table bidder_approvals (
  shop_id uuid not null references shops on delete cascade,
  user_id uuid not null references users on delete cascade,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected')),
  -- What they may bid at most.
  limit_amount bigint check (limit_amount > 0),
  limit_currency char(3),
  asked_at timestamptz not null,
  decided_at timestamptz,
  primary key (shop_id, user_id),
  check ((limit_amount is null) = (limit_currency is null)),
  check ((state = 'pending') = (decided_at is null))
);
create index bidder_approvals_user on bidder_approvals (user_id);

-- When somebody last looked whether a lot is over: what ran out while nobody did is opened again.
create table auction_clock (
  one boolean primary key default true check (one),
  looked_at timestamptz not null
);

update lots set run_by = 'demo' where exists (select from demo_world);
