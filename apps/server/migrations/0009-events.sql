-- Events that are written here: drafts that lack things, the clock on the wall of their place, and who changed what last.
alter table events
  alter column category_id drop not null,
  alter column starts_at drop not null,
  alter column ends_at drop not null,
  -- What the clocks of the place show, "2027-03-14T19:00". The moments above follow from these and the time zone.
  add column starts_local text,
  add column ends_local text,
  add column version int not null default 1 check (version > 0),
  add column updated_at timestamptz not null default now(),
  add column published_at timestamptz,
  add column cancelled_at timestamptz,
  drop constraint events_check2;

update events set
  starts_local = to_char(starts_at at time zone time_zone, 'YYYY-MM-DD"T"HH24:MI'),
  ends_local = to_char(ends_at at time zone time_zone, 'YYYY-MM-DD"T"HH24:MI'),
  published_at = case when status <> 'draft' then created_at end,
  cancelled_at = case when status = 'cancelled' then created_at end;

alter table events
  add constraint events_starts_local check (
    (starts_local is null) = (starts_at is null) and starts_local ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  add constraint events_ends_local check (
    (ends_local is null) = (ends_at is null) and ends_local ~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$'),
  -- A link of no letters: online, and where is not said yet.
  add constraint events_whole check (status = 'draft' or (
    category_id is not null and starts_at is not null and ends_at is not null
    and coalesce(nullif(place, ''), nullif(online_url, '')) is not null));

create index events_own on events (shop_id, status, starts_at desc, id);
