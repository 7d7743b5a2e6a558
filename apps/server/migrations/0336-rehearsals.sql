-- When the page in which a host rehearses was last heard: a rehearsal of which nothing is heard is over.
alter table show_stages add column rehearsal_seen_at timestamptz;

-- What is to come is listed by when it begins, rehearsed or not.
create index shows_to_come on shows (starts_at, id) where state in ('scheduled', 'rehearsal');
