-- A show has several co-hosts; one of them at a time is seen beside its host.
drop index co_hosts_one;
alter table co_hosts
  -- Wants to be on camera since then, and is until the host puts them on.
  add column waits_since timestamptz,
  add constraint co_hosts_waits check (waits_since is null or state = 'accepted');
