-- Who is in a room, and not only how many: who leads a lot and went away is told when they are outbid.
alter table room_listeners add column people uuid[] not null default '{}';
