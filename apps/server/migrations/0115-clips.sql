-- What people cut out of the recordings of shows. The file is in the store once it is ready, and goes with its recording.
create table clips (
  id uuid primary key,
  show_id uuid not null references recordings,
  maker_id uuid not null references users,
  title text not null,
  -- What was asked for, in seconds of the recording.
  from_second double precision not null check (from_second >= 0),
  wanted_seconds double precision not null check (wanted_seconds between 10 and 60),
  state text not null default 'cutting' check (state in ('cutting', 'ready', 'failed')),
  created_at timestamptz not null,
  -- Of the file: it begins at a key frame, a little sooner than asked for.
  seconds double precision check (seconds > 0),
  bytes int check (bytes > 0),
  width int check (width > 0),
  height int check (height > 0),
  check ((state = 'ready') = (seconds is not null and bytes is not null and width is not null and height is not null))
);
create index clips_show on clips (show_id, id);
create index clips_maker on clips (maker_id, id);
create index clips_unfinished on clips (created_at) where state <> 'ready';

-- Whether those who watch may cut clips out of the shows of a shop; its host and moderators always may.
alter table room_rules add column viewer_clips boolean not null default true;

alter table reports drop constraint reports_target_kind_check;
alter table reports add constraint reports_target_kind_check
  check (target_kind in ('product', 'shop', 'event', 'show', 'clip', 'review', 'person', 'message'));
