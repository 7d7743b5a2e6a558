-- How a lot was sold, cut out of the recording of its show. The file is in the store.
create table lot_clips (
  lot_id uuid primary key references lots on delete cascade,
  -- Its first picture.
  starts_at timestamptz not null,
  seconds double precision not null check (seconds > 0),
  bytes int not null check (bytes > 0),
  width int not null check (width > 0),
  height int not null check (height > 0),
  made_at timestamptz not null
);
