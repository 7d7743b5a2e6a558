-- Names that people bid under. One that was used stays theirs, so that nobody is taken for somebody else.
create table bidder_aliases (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  alias text not null,
  -- What they appear by in shows and auctions in which they have not bid yet.
  is_current boolean not null,
  chosen_at timestamptz not null
);
create unique index bidder_aliases_alias on bidder_aliases (lower(alias));
create unique index bidder_aliases_current on bidder_aliases (user_id) where is_current;
create index bidder_aliases_user on bidder_aliases (user_id);

-- The name by which they came to this lot; null for their handle.
alter table lot_bidders add column alias_id uuid references bidder_aliases on delete set null;
create index lot_bidders_alias on lot_bidders (alias_id) where alias_id is not null;

-- Who wants to hear before a lot comes up in a show.
create table lot_watches (
  user_id uuid not null references users on delete cascade,
  lot_id uuid not null references lots on delete cascade,
  since timestamptz not null,
  -- When they were told that it comes up.
  told_at timestamptz,
  primary key (user_id, lot_id)
);
create index lot_watches_lot on lot_watches (lot_id);

-- Which reminders of an auction that stands alone went out: so many seconds before its end.
create table lot_reminders (
  lot_id uuid not null references lots on delete cascade,
  seconds_before int not null,
  -- Those who watch are told a few hundred at a time, in the order of their ids.
  told_up_to uuid,
  primary key (lot_id, seconds_before)
);
create index lots_of_bidder on lot_bidders (user_id, lot_id);
drop index lot_bidders_user;
