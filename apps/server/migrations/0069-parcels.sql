-- What of an order went off together, with what it is followed by. An order is shipped once all of its pieces are.
create table parcels (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  position int not null,
  tracking_number text,
  tracking_carrier text,
  shipped_at timestamptz not null,
  arrived_at timestamptz,
  unique (order_id, position),
  check ((tracking_number is null) = (tracking_carrier is null)),
  check (arrived_at >= shipped_at)
);

create table parcel_lines (
  parcel_id uuid not null references parcels on delete cascade,
  line_id uuid not null references order_lines on delete cascade,
  quantity int not null check (quantity > 0),
  primary key (parcel_id, line_id)
);
create index parcel_lines_line on parcel_lines (line_id);

insert into parcels (id, order_id, position, tracking_number, tracking_carrier, shipped_at, arrived_at)
select gen_random_uuid(), id, 0, tracking_number, tracking_carrier, shipped_at, delivered_at
from orders where shipped_at is not null;
insert into parcel_lines (parcel_id, line_id, quantity)
select p.id, l.id, l.quantity from parcels p join order_lines l on l.order_id = p.order_id;

-- Orders of one buyer that a shop sends in one parcel have the same bundle.
alter table orders add column bundle_id uuid;
create index orders_bundle on orders (bundle_id) where bundle_id is not null;
-- What was paid for shipping goes back once.
alter table orders add column shipping_refunded boolean not null default false;
