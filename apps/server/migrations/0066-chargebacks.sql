-- What buyers took back through their banks, as the payment provider tells it.
create table chargebacks (
  id uuid primary key,
  provider_id text not null unique,
  payment_id uuid not null references payments,
  -- What the bank took, in minor units of the payment's currency, and what the provider takes for its work.
  amount bigint not null check (amount > 0),
  fee bigint not null default 0 check (fee >= 0),
  reason text not null,
  state text not null check (state in ('open', 'won', 'lost')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  check ((closed_at is not null) = (state in ('won', 'lost')))
);
create index chargebacks_payment on chargebacks (payment_id);

-- What of it concerns which order.
create table chargeback_orders (
  chargeback_id uuid not null references chargebacks,
  order_id uuid not null references orders,
  shop_id uuid not null references shops,
  amount bigint not null check (amount >= 0),
  -- Where the order stood, and goes on from when the shop is right.
  order_state text not null,
  primary key (chargeback_id, order_id)
);
create index chargeback_orders_order on chargeback_orders (order_id);
create index chargeback_orders_shop on chargeback_orders (shop_id);

alter table orders
  -- While the bank decides, nothing else gives its money back.
  add column chargeback_id uuid references chargebacks,
  -- Its money waits because the staff said so.
  add column held_at timestamptz;
alter table order_refunds add column chargeback_id uuid references chargebacks;

-- What is kept back of a shop's earnings, and until when.
create table shop_reserves (
  id uuid primary key,
  shop_id uuid not null references shops,
  order_id uuid not null unique references orders,
  currency char(3) not null,
  amount bigint not null check (amount > 0),
  kept_at timestamptz not null,
  free_at timestamptz not null,
  freed_at timestamptz
);
create index shop_reserves_due on shop_reserves (free_at) where freed_at is null;
create index shop_reserves_shop on shop_reserves (shop_id) where freed_at is null;
