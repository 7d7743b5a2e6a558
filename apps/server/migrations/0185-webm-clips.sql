-- What is cut out of VP8 is WebM, as browsers play no VP8 in MP4.
alter table lot_clips add column container text not null default 'mp4' check (container in ('mp4', 'webm'));
alter table clips
  add column container text not null default 'mp4' check (container in ('mp4', 'webm')),
  -- Where its file begins in the recording: at a key frame, a little sooner than asked for.
  add column starts double precision check (starts >= 0);
