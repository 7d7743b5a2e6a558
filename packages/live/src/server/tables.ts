/** The tables of the package, to be made once; doing it again changes nothing. */
export const liveTables = `
create table if not exists live_collections (
  path text primary key,
  -- The last write. Taken under this row's lock, so no number is ever missing or seen before an earlier one.
  seq bigint not null,
  -- Deleted documents up to this write are forgotten: who was last here before it begins anew.
  forgotten bigint not null default 0
);
create table if not exists live_documents (
  collection text not null,
  id text not null,
  -- Null for one that was deleted, which is kept for a while so that those who were away hear of it.
  data jsonb,
  seq bigint not null,
  born bigint not null,
  changed_at timestamptz not null default now(),
  primary key (collection, id)
);
create unique index if not exists live_documents_seq on live_documents (collection, seq);
create index if not exists live_documents_born on live_documents (collection, born) where data is not null;
create index if not exists live_documents_deleted on live_documents (changed_at) where data is null;
-- Writes that were done, so that one sent again is not done again.
create table if not exists live_writes (
  id uuid primary key,
  writer text not null,
  -- {"rooms/7/messages/9": 41}
  seqs jsonb,
  done_at timestamptz not null default now()
);
create index if not exists live_writes_age on live_writes (done_at);
-- EphemeralBatch on their way to other processes. Nothing is lost when a crash empties it.
create unlogged table if not exists live_whispers (
  id bigint generated always as identity primary key,
  channel text not null,
  -- [{"from": "ana", "data": {"typing": true}}]
  said jsonb not null,
  at timestamptz not null default now()
);
`;
