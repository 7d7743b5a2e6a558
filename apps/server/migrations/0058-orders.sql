-- What one buyer bought of one shop by one payment, with everything as it was then. Amounts are minor units.
create table orders (
  id uuid primary key,
  -- Shown as SK-20001.
  number bigint not null generated always as identity (start with 20001) unique,
  checkout_id uuid references checkouts,
  buyer_id uuid not null references users,
  shop_id uuid not null references shops,
  state text not null default 'pending-payment' check (state in ('pending-payment', 'paid', 'packed', 'shipped',
    'delivered', 'completed', 'cancelled', 'refunded', 'return-requested', 'returned', 'disputed')),
  -- The one that it waits for or was paid by; none for what is free.
  payment_id uuid references payments,
  currency char(3) not null,
  items bigint not null check (items >= 0),
  discount bigint not null check (discount between 0 and items),
  shipping bigint not null check (shipping >= 0),
  tax bigint not null check (tax >= 0),
  tax_included boolean not null,
  -- What of it the buyer's wallet pays.
  credit bigint not null default 0 check (credit between 0 and total),
  total bigint not null check (total = items - discount + shipping + case when tax_included then 0 else tax end),
  commission_basis_points int not null,
  commission bigint not null check (commission >= 0),
  payment_fee bigint not null check (payment_fee >= 0),
  net bigint not null check (net >= 0),
  -- Asked back or given back so far; what failed is not in it.
  refunded bigint not null default 0 check (refunded between 0 and total),
  -- Null once the person has left the market.
  address jsonb,
  note text not null default '',
  -- How each parcel goes: [{ name, kind, price, arrives, pickupAt }].
  shipments jsonb not null,
  tracking_number text,
  tracking_carrier text,
  cancel_asked_at timestamptz,
  cancel_reason text not null default '',
  placed_at timestamptz not null,
  paid_at timestamptz,
  packed_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  completed_at timestamptz,
  changed_at timestamptz not null,
  -- When the market takes it as delivered.
  delivered_by timestamptz,
  version int not null default 1,
  check (total = tax + commission + payment_fee + net),
  check ((tracking_number is null) = (tracking_carrier is null))
);
-- One for each shop; what a checkout does without after all is cancelled.
create unique index orders_checkout on orders (checkout_id, shop_id) where state <> 'cancelled';
create index orders_buyer on orders (buyer_id, placed_at desc, number desc);
create index orders_shop on orders (shop_id, placed_at desc, number desc) where paid_at is not null;
create index orders_payment on orders (payment_id);
create index orders_on_the_way on orders (delivered_by) where state = 'shipped';
create index orders_delivered on orders (delivered_at) where state = 'delivered';

create table order_lines (
  id uuid primary key,
  order_id uuid not null references orders on delete cascade,
  position int not null,
  product_id uuid not null,
  variant_id uuid not null,
  title text not null,
  options jsonb not null,
  image_id uuid references images on delete set null,
  quantity int not null check (quantity > 0),
  price bigint not null check (price >= 0),
  -- For one piece, and where that was agreed on.
  agreed bigint check (agreed >= 0),
  offer_id uuid,
  total bigint not null check (total = coalesce(agreed, price) + price * (quantity - 1)),
  -- Pieces of it that were refunded.
  refunded int not null default 0 check (refunded between 0 and quantity),
  unique (order_id, position)
);
create index order_lines_product on order_lines (product_id);
create index order_lines_image on order_lines (image_id) where image_id is not null;

-- What happened to an order, and the state it was in then.
create table order_events (
  order_id uuid not null references orders on delete cascade,
  position int not null,
  kind text not null,
  state text not null,
  at timestamptz not null,
  by text not null check (by in ('buyer', 'seller', 'market', 'staff')),
  note text,
  amount bigint,
  primary key (order_id, position)
);

create table order_refunds (
  id uuid primary key,
  order_id uuid not null references orders,
  -- The one at the provider; none for what goes to the wallet.
  refund_id uuid references refunds,
  state text not null default 'pending' check (state in ('pending', 'succeeded', 'failed')),
  amount bigint not null check (amount > 0),
  -- Who gives it back: amount = commission + tax + shop.
  commission bigint not null,
  tax bigint not null,
  shop bigint not null,
  -- The payment fee, where the market gives that back to the shop as well.
  fee bigint not null default 0 check (fee >= 0),
  by text not null check (by in ('buyer', 'seller', 'market', 'staff')),
  reason text not null default '',
  created_at timestamptz not null,
  settled_at timestamptz,
  check (amount = commission + tax + shop),
  check ((settled_at is null) = (state = 'pending'))
);
create index order_refunds_order on order_refunds (order_id);

-- Every payment that was begun for a checkout, also those that others came after.
create table checkout_payments (
  payment_id uuid primary key references payments,
  checkout_id uuid not null references checkouts
);
create index checkout_payments_checkout on checkout_payments (checkout_id);
