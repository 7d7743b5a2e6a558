-- Breaks and surprise sets: numbered spots, each sold as a lot of a show, whose declared contents are drawn from a secret
-- that was sealed beforehand and from who bought which spot in which order.
create table breaks (
  id uuid primary key,
  show_id uuid not null references shows on delete cascade,
  kind text not null check (kind in ('break', 'surprise')),
  title text not null,
  currency char(3) not null,
  state text not null default 'open' check (state in ('open', 'drawn', 'cancelled')),
  -- Told once it is drawn.
  secret text not null check (secret ~ '^[0-9a-f]{64}$'),
  secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$'),
  -- The first hash of its chain: of the contents and the hash of the secret.
  declared text not null check (declared ~ '^[0-9a-f]{64}$'),
  -- The hash of the frozen list, from which it was drawn.
  head text check (head ~ '^[0-9a-f]{64}$'),
  -- Its seller sells no more spots.
  closed_at timestamptz,
  drawn_at timestamptz,
  created_at timestamptz not null,
  check ((state = 'drawn') = (drawn_at is not null) and (drawn_at is null) = (head is null))
);
create index breaks_show on breaks (show_id, created_at);
create index breaks_open on breaks (id) where state = 'open';

create table break_contents (
  break_id uuid not null references breaks on delete cascade,
  number int not null check (number > 0),
  name text not null,
  -- So many spots get one.
  pieces int not null check (pieces > 0),
  -- In minor units.
  worth bigint check (worth > 0),
  primary key (break_id, number)
);

create table break_spots (
  break_id uuid not null references breaks on delete cascade,
  spot int not null check (spot > 0),
  -- The lot of this product that was put up last is the one it is sold as.
  product_id uuid not null unique references products,
  -- Of those that were bought: in the order in which they were sold, the lot, the last hash of its log, and its close.
  entry int check (entry > 0),
  lot_id uuid references lots,
  lot_head text,
  sold_at timestamptz,
  hash text check (hash ~ '^[0-9a-f]{64}$'),
  -- What was drawn.
  content int,
  primary key (break_id, spot),
  unique (break_id, entry),
  foreign key (break_id, content) references break_contents (break_id, number),
  check ((entry is null) = (lot_id is null) and (entry is null) = (lot_head is null)),
  check ((entry is null) = (sold_at is null) and (entry is null) = (hash is null))
);
create index break_spots_lot on break_spots (lot_id) where lot_id is not null;

-- Whoever could change these could choose who gets what.
create function keep_break() returns trigger language plpgsql as $$
begin
  if (new.show_id, new.kind, new.secret, new.secret_hash, new.declared, new.currency) is distinct from
      (old.show_id, old.kind, old.secret, old.secret_hash, old.declared, old.currency) then
    raise exception 'a break keeps what it declared';
  end if;
  if old.state <> 'open' and (new.state, new.head) is distinct from (old.state, old.head) then
    raise exception 'a break is drawn once';
  end if;
  return new;
end $$;
create trigger breaks_kept before update on breaks for each row execute function keep_break();

create function keep_break_content() returns trigger language plpgsql as $$
begin
  raise exception 'the contents of a break stay as they were declared';
end $$;
create trigger break_contents_kept before update on break_contents
  for each row execute function keep_break_content();

create function keep_break_spot() returns trigger language plpgsql as $$
begin
  if (new.break_id, new.spot, new.product_id) is distinct from (old.break_id, old.spot, old.product_id)
      or old.content is not null and new is distinct from old then
    raise exception 'a spot of a break keeps what was drawn for it';
  end if;
  return new;
end $$;
create trigger break_spots_kept before update on break_spots for each row execute function keep_break_spot();
