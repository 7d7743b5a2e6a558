-- Shows whose recording was kept once and is no more.
create table deleted_recordings (
  show_id uuid primary key references shows on delete cascade,
  deleted_at timestamptz not null
);
