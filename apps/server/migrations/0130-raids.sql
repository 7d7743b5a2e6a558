-- Hosts who take their viewers along into another live show as theirs ends.
create table raids (
  -- A show ends once.
  from_show_id uuid primary key references shows on delete cascade,
  to_show_id uuid not null references shows on delete cascade,
  from_shop_id uuid not null references shops on delete cascade,
  -- Who watched as the show ended.
  viewers int not null check (viewers >= 0),
  -- When those who don't stay behind are taken along.
  goes_at timestamptz not null,
  check (from_show_id <> to_show_id),
  unique (from_shop_id, to_show_id)
);
create index raids_to on raids (to_show_id);

-- Whose viewers a shop takes in.
create table raid_choices (
  shop_id uuid primary key references shops on delete cascade,
  welcomes text not null check (welcomes in ('everyone', 'followed', 'nobody'))
);
