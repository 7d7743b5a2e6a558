-- What a host says of a show beforehand. The demo's shows and those of before have only the moment.
alter table shows
  add column starts_local text check (starts_local ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  add column time_zone text,
  add column repeats text not null default 'once' check (repeats in ('once', 'daily', 'weekly')),
  -- The one before it, of a show that repeats.
  add column follows_id uuid unique references shows on delete set null,
  add column explicit boolean not null default false,
  add column version int not null default 1 check (version > 0),
  add check ((starts_local is null) = (time_zone is null)),
  add check (repeats = 'once' or starts_local is not null);
create index shows_repeating on shows (starts_at) where repeats <> 'once';

-- Who waits for a show is told once of each: a day and ten minutes before, as it begins, and when it is put off or does not
-- take place. One that was put off tells all of it anew.
create table show_reminders (
  show_id uuid not null references shows on delete cascade,
  kind text not null check (kind in ('day', 'soon', 'start', 'moved', 'cancelled')),
  starts_at timestamptz not null,
  -- How far it has come among those who are told; they are told in the order of their ids.
  last_told uuid,
  told_at timestamptz,
  primary key (show_id, kind, starts_at)
);
create index show_reminders_open on show_reminders (show_id) where told_at is null;
