-- A host who shares their screen says so, as it is to be seen whole.
alter table show_videos
  drop constraint show_videos_shown_check,
  add constraint show_videos_shown_check check (shown in ('camera', 'screen', 'camera-off', 'break'));
