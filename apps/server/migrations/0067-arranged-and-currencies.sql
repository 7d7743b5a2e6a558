-- How a shop is paid by its buyers itself.
create table shop_ways (
  shop_id uuid not null references shops,
  way text not null check (way in ('transfer', 'pickup')),
  is_on boolean not null,
  payee text not null,
  account text not null,
  words text not null,
  changed_at timestamptz not null,
  primary key (shop_id, way)
);

-- By shop the way that its buyer chose instead of a card.
alter table checkouts add column ways jsonb not null default '{}';

-- Pieces that an order waits for its money with are held for longer than its checkout.
alter table stock_holds add column kept_at timestamptz;

-- An order that is paid to its shop itself. `pay_until` is set once it is placed.
alter table orders
  add column way text check (way in ('transfer', 'pickup')),
  add column pay_until timestamptz,
  -- {payee, account, words} as its shop said them then.
  add column pay_to jsonb,
  add column reminded_at timestamptz,
  add check (way is null or (payment_id is null and payment_fee = 0)),
  add check (pay_until is null or way is not null),
  add check ((way is null) = (pay_to is null)),
  add check (way is null or paid_at is null or pay_until is not null);

drop index orders_shop;
create index orders_shop on orders (shop_id, placed_at desc, number desc)
  where paid_at is not null or pay_until is not null;
create index orders_shop_unpaid on orders (shop_id, placed_at desc, number desc)
  where state = 'pending-payment' and pay_until is not null;
create index orders_unpaid on orders (pay_until) where state = 'pending-payment' and pay_until is not null;
