-- Each listener of a topic has its own progress: one that fails holds up no other.
create table outbox_deliveries (
  message_id bigint not null references outbox (id) on delete cascade,
  listener text not null,
  attempts int not null default 0,
  next_try_at timestamptz not null default now(),
  last_error text,
  delivered_at timestamptz,
  primary key (message_id, listener)
);
drop index outbox_due;
alter table outbox drop column attempts, drop column next_try_at, drop column last_error;
create index outbox_waiting on outbox (topic, id) where delivered_at is null;
