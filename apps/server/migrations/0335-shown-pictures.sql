-- What a host showed from each moment to the next, for their replay; before the first it was their camera.
create table shown_pictures (
  show_id uuid not null references shows on delete cascade,
  number int generated always as identity,
  at timestamptz not null,
  shown text not null check (shown in ('camera', 'screen', 'camera-off', 'break')),
  primary key (show_id, number)
);

-- Of who does so at this moment; recordings that are over end before it.
insert into shown_pictures (show_id, at, shown)
select show_id, now(), shown from show_videos where shown <> 'camera';
