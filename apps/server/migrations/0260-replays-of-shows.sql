-- A show that ended and whose recording is kept is a replay.
update shows set state = 'replay'
where state = 'ended' and exists (
  select from recordings r
  where r.show_id = shows.id and r.ended_at is not null and r.deleting_since is null
    and exists (select from recording_segments g where g.track = r.show_id));
