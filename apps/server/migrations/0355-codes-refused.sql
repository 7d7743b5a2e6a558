-- When what a code was sent with was refused for good at the other end: who waits for it is told.
alter table one_time_secrets add column refused_at timestamptz;
