-- An event is a listing, and a kind of ticket is to it what a variant is to a product: a line names a ticket by its
-- kind as variant and its event as product, and `kind` says which of the two it is.
alter table cart_lines
  drop constraint cart_lines_product_id_fkey,
  add column kind text not null default 'product' check (kind in ('product', 'ticket'));
alter table checkout_lines
  add column kind text not null default 'product' check (kind in ('product', 'ticket'));
alter table stock_holds
  add column kind text not null default 'product' check (kind in ('product', 'ticket'));
alter table order_lines
  add column kind text not null default 'product' check (kind in ('product', 'ticket'));

-- How many tickets of any kind one person may have; null is as many as there are.
alter table events add column per_person int check (per_person > 0);

-- One for each person that was paid for. Whether it still opens the door follows from its order and its event.
create table tickets (
  id uuid primary key,
  order_id uuid not null references orders,
  line_id uuid not null references order_lines,
  event_id uuid not null references events,
  position int not null check (position > 0),
  -- Random; whoever shows it is let in.
  code text not null unique,
  -- When its holder was let in, and by which attempt: the same one told again changes nothing.
  entered_at timestamptz,
  entry_id uuid,
  unique (line_id, position),
  check ((entered_at is null) = (entry_id is null))
);
create index tickets_order on tickets (order_id);
create index tickets_event on tickets (event_id);
create index orders_paid on orders (id) where state = 'paid';
create index order_lines_of_events on order_lines (product_id) where kind = 'ticket';
