-- Until when it was read what the provider took for payments, by its own clock.
create table provider_fees_read (
  one boolean primary key default true check (one),
  until timestamptz not null
);
