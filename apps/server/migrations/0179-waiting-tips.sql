-- From then on what is left of a tip is its shop's to spend; null where it was so at once.
alter table tips add column free_at timestamptz;
alter table tips add column freed_at timestamptz;
alter table tips add constraint tips_freed check (freed_at is null or (free_at is not null and given_at is not null));
create index tips_waiting on tips (free_at) where free_at is not null and freed_at is null and state = 'given';
create index tips_shop_waiting on tips (shop_id) where free_at is not null and freed_at is null and state = 'given';
