-- What people send: on its way, looked at, and then kept or refused. A picture that was kept has a row in `images`
-- of the same id.
create table files (
  id uuid primary key,
  owner_id uuid not null references users,
  purpose text not null check (purpose in (
    'product-image', 'shop-image', 'show-image', 'event-image', 'review-image', 'message-image', 'profile-picture',
    'seller-document', 'import')),
  visibility text not null check (visibility in ('public', 'private')),
  folder text not null check (folder in ('images', 'documents', 'imports')),
  name text not null check (char_length(name) between 1 and 200),
  -- What it is by its content; null until that was looked at.
  content_type text,
  -- What the sender said it would be, in bytes; counted against the quota from the start.
  size bigint not null check (size >= 0),
  received bigint not null default 0 check (received between 0 and size),
  -- What is left of it once it is kept: a picture is drawn anew.
  kept_size bigint check (kept_size >= 0),
  state text not null default 'uploading' check (state in ('uploading', 'checking', 'ready', 'refused')),
  refusal text,
  storage_key text unique,
  -- Of what is kept.
  sha256 bytea check (length(sha256) = 32),
  alt text not null default '',
  focus_x real not null default 0.5 check (focus_x between 0 and 1),
  focus_y real not null default 0.5 check (focus_y between 0 and 1),
  -- The owner's own notes: {"key": "value"}
  custom jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Of an upload that nobody finishes.
  expires_at timestamptz not null,
  check ((state = 'refused') = (refusal is not null)),
  check (state not in ('checking', 'ready') or received = size),
  check ((state = 'ready') = (storage_key is not null)),
  check ((state = 'ready') = (sha256 is not null)),
  check ((state = 'ready') = (kept_size is not null)),
  check (state <> 'ready' or content_type is not null)
);
create index files_owner on files (owner_id, created_at desc, id desc);
create index files_unfinished on files (expires_at) where state = 'uploading';
create index files_checking on files (updated_at) where state = 'checking';
create index files_kept on files (updated_at) where state in ('ready', 'refused');

-- Keys this market signs with, made when first needed.
create table signing_keys (
  name text primary key,
  secret bytea not null check (length(secret) >= 32),
  created_at timestamptz not null default now()
);

-- Pieces of uploads that are on their way in a store. They outlive their file until the store has forgotten them.
create table upload_parts (
  storage_key text primary key,
  file_id uuid not null,
  start bigint not null check (start >= 0),
  size int not null check (size > 0),
  -- False while the piece is being put there.
  stored boolean not null default false
);
create unique index upload_parts_stored on upload_parts (file_id, start) where stored;
create index upload_parts_file on upload_parts (file_id);

-- Who writes to an upload at the moment, in whichever process; held for seconds and renewed.
create table upload_turns (
  file_id uuid primary key references files on delete cascade,
  holder uuid not null,
  until timestamptz not null,
  -- Someone else waits: let go.
  wanted boolean not null default false
);
