-- What was recorded of shows. The files are in the store, under the show's id.
create table recordings (
  show_id uuid primary key references shows,
  -- Second 0.
  started_at timestamptz not null,
  -- Once its show is over and all of it is stored.
  ended_at timestamptz
);

-- What a player reads before the segments that name it: another one each time a publisher began.
create table recording_inits (
  id uuid primary key,
  show_id uuid not null references recordings on delete cascade,
  codec text not null,
  width int not null check (width > 0),
  height int not null check (height > 0)
);
create index recording_inits_show on recording_inits (show_id);

-- Where a number is left out, there is nothing: nobody published, or the store was away.
create table recording_segments (
  show_id uuid not null references recordings on delete cascade,
  number int not null check (number >= 0),
  init_id uuid not null references recording_inits,
  -- Seconds of the recording.
  starts double precision not null check (starts >= 0),
  seconds double precision not null check (seconds > 0),
  bytes int not null check (bytes > 0),
  -- Begins with a key frame.
  independent boolean not null,
  primary key (show_id, number)
);
create index recording_segments_init on recording_segments (init_id);
