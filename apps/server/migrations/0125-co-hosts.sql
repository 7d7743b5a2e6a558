-- Who is asked to lead a show together with its host.
create table co_hosts (
  show_id uuid not null references shows on delete cascade,
  user_id uuid not null references users,
  state text not null check (state in ('invited', 'accepted', 'declined', 'removed')),
  invited_at timestamptz not null,
  -- Who ever led the show does not bid in it, also when they have left.
  accepted_at timestamptz,
  primary key (show_id, user_id),
  check (state <> 'accepted' or accepted_at is not null)
);
create unique index co_hosts_one on co_hosts (show_id) where state in ('invited', 'accepted');
create index co_hosts_user on co_hosts (user_id);

-- The picture beside a host's own: of a co-host, or of the host's telephone.
create table second_pictures (
  show_id uuid primary key references shows on delete cascade,
  source text not null check (source in ('co-host', 'phone')),
  -- Whose token may open its line; null for nobody's.
  holder text,
  user_id uuid references users,
  -- Another one for each holder, so that nobody's old token opens the line of the next.
  line uuid not null,
  state text not null check (state in ('none', 'on-air')),
  -- Rises with every new line.
  publishing int not null check (publishing >= 0),
  publisher text not null,
  layout text not null check (layout in ('beside', 'inset', 'swapped')),
  is_hidden boolean not null,
  is_muted boolean not null,
  check (state = 'none' or holder is not null)
);
create index second_pictures_user on second_pictures (user_id) where user_id is not null;

-- A telephone that is a show's second camera.
create table phone_cameras (
  show_id uuid primary key references shows on delete cascade,
  id uuid not null unique,
  -- Of the link, until a telephone has opened it.
  link_hash bytea unique,
  link_until timestamptz,
  -- Of the telephone that did.
  key_hash bytea unique,
  check ((link_hash is null) <> (key_hash is null)),
  check ((link_hash is null) = (link_until is null))
);
