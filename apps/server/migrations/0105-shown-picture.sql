-- What a host lets viewers see while their line stands.
alter table show_videos
  add column shown text not null default 'camera' check (shown in ('camera', 'camera-off', 'break'));
