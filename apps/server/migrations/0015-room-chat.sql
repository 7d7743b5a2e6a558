-- What is not said in a shop's rooms: words as their host wrote them.
create table room_rules (
  shop_id uuid primary key references shops on delete cascade,
  blocked_words text[] not null default '{}' check (cardinality(blocked_words) <= 200)
);

-- Who looks after the rooms of a shop for its host.
create table room_moderators (
  shop_id uuid not null references shops on delete cascade,
  user_id uuid not null references users on delete cascade,
  named_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (shop_id, user_id)
);
create index room_moderators_user on room_moderators (user_id);

-- Who may not write in the rooms of a shop: for good, until a moment, or in one show only.
create table room_bans (
  shop_id uuid not null references shops on delete cascade,
  user_id uuid not null references users on delete cascade,
  show_id uuid references shows on delete cascade,
  until timestamptz,
  by_id uuid references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (shop_id, user_id),
  check (show_id is null or until is null)
);
create index room_bans_user on room_bans (user_id);
create index room_bans_show on room_bans (show_id) where show_id is not null;

create table room_settings (
  show_id uuid primary key references shows on delete cascade,
  -- How long one person waits between two messages.
  slow_seconds int not null default 0 check (slow_seconds between 0 and 600),
  pinned_id uuid
);

-- When somebody last spoke in a room, by the database's clock. A crash may forget it.
create unlogged table room_turns (
  show_id uuid not null references shows on delete cascade,
  user_id uuid not null references users on delete cascade,
  spoke_at timestamptz not null,
  primary key (show_id, user_id)
);
create index room_turns_user on room_turns (user_id);

-- How many listen to a room, as each process last counted its own.
create unlogged table room_listeners (
  show_id uuid not null,
  process_id uuid not null,
  listeners int not null check (listeners >= 0),
  counted_at timestamptz not null,
  primary key (show_id, process_id)
);
create index room_listeners_process on room_listeners (process_id);

-- All that one person said in rooms.
create index live_rooms_by on live_documents ((data ->> 'by'), collection) where collection like 'rooms/%';
