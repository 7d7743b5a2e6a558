-- A recording has a track for each picture: the host's own, which is called like the show, and one for each line of the second.
alter table recording_inits add column track uuid;
update recording_inits set track = show_id;
alter table recording_inits alter column track set not null;

alter table recording_segments add column track uuid;
update recording_segments set track = show_id;
alter table recording_segments
  alter column track set not null,
  drop constraint recording_segments_pkey,
  add primary key (track, number);
create index recording_segments_show on recording_segments (show_id);

-- How viewers had the second picture of a show, from each moment to the next.
create table second_looks (
  show_id uuid not null references shows on delete cascade,
  number int generated always as identity,
  at timestamptz not null,
  line uuid not null,
  -- Of a co-host.
  user_id uuid references users,
  layout text not null check (layout in ('beside', 'inset', 'swapped')),
  is_seen boolean not null,
  is_heard boolean not null,
  primary key (show_id, number)
);
create index second_looks_line on second_looks (line);
create index second_looks_user on second_looks (user_id) where user_id is not null;
