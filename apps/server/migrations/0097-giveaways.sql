-- Giveaways of shows: the hash of a secret is known before anybody enters, the list is frozen, and both draw who wins.
create table giveaways (
  id uuid primary key,
  show_id uuid not null references shows on delete cascade,
  product_id uuid not null references products,
  -- Null while the product is of one kind and nothing is held yet.
  variant_id uuid,
  title text not null,
  -- What one would pay for it, in minor units.
  worth bigint check (worth > 0),
  currency char(3) not null,
  followers_only boolean not null,
  seconds int not null check (seconds between 30 and 900),
  state text not null default 'waiting' check (state in ('waiting', 'open', 'drawn')),
  -- Told once it is drawn.
  secret text not null check (secret ~ '^[0-9a-f]{64}$'),
  secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$'),
  opened_at timestamptz,
  ends_at timestamptz check (ends_at > opened_at),
  drawn_at timestamptz,
  entry_count int not null default 0 check (entry_count >= 0),
  -- How many the room was told of.
  told_count int not null default 0,
  -- The last hash: of the terms, of the last entry, and once it is drawn of the frozen list.
  head text check (head ~ '^[0-9a-f]{64}$'),
  winner_number int,
  -- Null also when they have left the market since.
  winner_id uuid references users,
  -- The piece that is missing from stock for it.
  piece text not null default 'none' check (piece in ('none', 'held', 'given', 'back')),
  -- What becomes of it after the draw.
  gift text check (gift in ('due', 'address', 'ordered', 'lapsed')),
  claim_until timestamptz,
  -- When somebody has to look at its gift again.
  due_at timestamptz,
  created_at timestamptz not null,
  check ((state = 'waiting') = (opened_at is null)),
  check ((opened_at is null) = (ends_at is null) and (opened_at is null) = (head is null)),
  check ((state = 'drawn') = (drawn_at is not null)),
  check (winner_number is null or state = 'drawn'),
  check ((gift is not null) = (winner_number is not null)),
  check (gift is null or gift in ('ordered', 'lapsed') = (due_at is null)),
  check (state <> 'waiting' or piece = 'none'),
  check (state <> 'open' or piece = 'held')
);
create index giveaways_show on giveaways (show_id, created_at);
create unique index giveaways_one_open on giveaways (show_id) where state = 'open';
create index giveaways_ending on giveaways (ends_at) where state = 'open';
create index giveaways_due on giveaways (due_at) where due_at is not null;
create index giveaways_winner on giveaways (winner_id) where winner_id is not null;
create index giveaways_product on giveaways (product_id);

create table giveaway_entries (
  giveaway_id uuid not null references giveaways on delete cascade,
  number int not null check (number > 0),
  -- Null once they have left the market; what the list says of them stays.
  user_id uuid references users,
  ticket text not null check (ticket ~ '^[0-9a-f]{32}$'),
  at timestamptz not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- Suspended, blocked or gone when the list was frozen.
  struck boolean not null default false,
  primary key (giveaway_id, number),
  unique (giveaway_id, user_id)
);
create index giveaway_entries_user on giveaway_entries (user_id) where user_id is not null;

-- Whoever could change these could choose who wins.
create function keep_giveaway() returns trigger language plpgsql as $$
begin
  if (new.secret, new.secret_hash, new.product_id, new.show_id) is distinct from
      (old.secret, old.secret_hash, old.product_id, old.show_id) then
    raise exception 'a giveaway keeps its secret and its prize';
  end if;
  if old.state <> 'waiting' and (new.followers_only, new.opened_at, new.ends_at, new.variant_id) is distinct from
      (old.followers_only, old.opened_at, old.ends_at, old.variant_id) then
    raise exception 'a giveaway that opened keeps its terms';
  end if;
  if old.state = 'open' and new.state = 'waiting' or old.state = 'drawn' and
      (new.state, new.winner_number, new.head, new.entry_count) is distinct from
      (old.state, old.winner_number, old.head, old.entry_count) then
    raise exception 'a giveaway is drawn once';
  end if;
  return new;
end $$;
create trigger giveaways_kept before update on giveaways for each row execute function keep_giveaway();

create function keep_giveaway_entry() returns trigger language plpgsql as $$
begin
  if (new.giveaway_id, new.number, new.ticket, new.at, new.hash) is distinct from
      (old.giveaway_id, old.number, old.ticket, old.at, old.hash) or old.struck and not new.struck then
    raise exception 'an entry of a giveaway stays as it is';
  end if;
  return new;
end $$;
create trigger giveaway_entries_kept before update on giveaway_entries
  for each row execute function keep_giveaway_entry();

-- What was won in one is an order as any other, of which nothing is to be paid.
alter table checkouts
  add column giveaway_id uuid references giveaways,
  drop constraint checkouts_source_check,
  add constraint checkouts_source_check check (source in ('cart', 'product', 'lot', 'giveaway')),
  add check ((source = 'giveaway') = (giveaway_id is not null));
create unique index checkouts_giveaway on checkouts (giveaway_id) where giveaway_id is not null;
drop index checkouts_open;
create unique index checkouts_open on checkouts (buyer_id)
  where state in ('open', 'paying') and source in ('cart', 'product');
