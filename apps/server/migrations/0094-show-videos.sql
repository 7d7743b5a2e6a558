-- Whether the picture of a show arrives, as the relay tells it.
create table show_videos (
  show_id uuid primary key references shows on delete cascade,
  -- `away`: it was there while the show was live, and is looked for.
  state text not null check (state in ('none', 'on-air', 'away')),
  since timestamptz not null,
  -- Rises with every new publisher.
  publishing int not null check (publishing > 0),
  publisher text not null
);
create index show_videos_open on show_videos (show_id) where state <> 'none';

-- With what an encoder sends into a show. Of the key itself only its hash is kept.
create table stream_keys (
  show_id uuid primary key references shows on delete cascade,
  -- Another one for each key.
  id uuid not null unique,
  key_hash bytea not null unique,
  -- Its last signs, so that its owner knows it again.
  hint text not null,
  created_at timestamptz not null
);
