-- What was pinned in a live show, from each moment to the next; null for nothing.
create table show_pins (
  show_id uuid not null references shows on delete cascade,
  number int generated always as identity,
  at timestamptz not null,
  product_id uuid references products on delete cascade,
  primary key (show_id, number)
);
create index show_pins_product on show_pins (product_id) where product_id is not null;
