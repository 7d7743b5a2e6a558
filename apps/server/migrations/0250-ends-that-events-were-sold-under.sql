-- The latest end under which seats of an event were taken, where it was moved since: what its tickets earned waits for it.
alter table events add column sold_until timestamptz;
