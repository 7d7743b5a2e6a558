-- From then on nobody sees it, and its files are deleted one after the other; the row goes last.
alter table recordings add column deleting_since timestamptz;
create index recordings_to_delete on recordings (ended_at);
