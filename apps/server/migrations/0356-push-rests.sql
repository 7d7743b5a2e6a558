-- Until when a push service, or the device at it, wants to be left alone: whatever is pushed next waits as well.
create table push_services (
  origin text primary key,
  rests_until timestamptz not null
);
alter table push_subscriptions add column rests_until timestamptz;
