-- Numbers of a shop's invoices and of its credit notes, each counted from one without gaps: a number is drawn in the
-- transaction of what it is for, and waits for the one before it.
create table invoice_counters (
  shop_id uuid not null references shops,
  kind text not null check (kind in ('invoice', 'credit-note')),
  last int not null check (last > 0),
  primary key (shop_id, kind)
);

create table invoices (
  shop_id uuid not null references shops,
  kind text not null check (kind in ('invoice', 'credit-note')),
  number int not null check (number > 0),
  order_id uuid not null references orders,
  -- What a credit note takes back.
  order_refund_id uuid unique references order_refunds,
  -- Who sold, as they were then: { name, city, country }.
  seller jsonb not null,
  issued_at timestamptz not null,
  primary key (shop_id, kind, number),
  check ((kind = 'credit-note') = (order_refund_id is not null))
);
create unique index invoices_of_order on invoices (order_id) where kind = 'invoice';
create index invoices_order on invoices (order_id);

insert into invoices (shop_id, kind, number, order_id, seller, issued_at)
select o.shop_id, 'invoice', row_number() over (partition by o.shop_id order by o.paid_at, o.number), o.id,
  jsonb_build_object('name', s.name, 'city', s.city, 'country', s.country), o.paid_at
from orders o join shops s on s.id = o.shop_id where o.paid_at is not null;

insert into invoices (shop_id, kind, number, order_id, order_refund_id, seller, issued_at)
select o.shop_id, 'credit-note', row_number() over (partition by o.shop_id order by r.created_at, r.id), o.id, r.id,
  jsonb_build_object('name', s.name, 'city', s.city, 'country', s.country), r.created_at
from order_refunds r join orders o on o.id = r.order_id join shops s on s.id = o.shop_id;

insert into invoice_counters (shop_id, kind, last) select shop_id, kind, max(number) from invoices group by 1, 2;
