-- Until when the provider's own list of what happened was read, by its clock.
create table provider_events_read (
  one boolean primary key default true check (one),
  until timestamptz not null
);

-- A bank sends back what had arrived within days, of which is asked.
create index payouts_arrived on payouts (settled_at) where state = 'paid';
