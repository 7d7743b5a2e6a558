-- What somebody is about to pay: what they took from the cart, or the one thing they buy now.
create table checkouts (
  id uuid primary key,
  buyer_id uuid not null references users,
  state text not null default 'open' check (state in ('open', 'paying', 'paid', 'left', 'expired')),
  source text not null check (source in ('cart', 'product')),
  -- Until then its things are held.
  expires_at timestamptz not null,
  extended boolean not null default false,
  -- No reference: an address that was deleted has to be chosen anew.
  address_id uuid,
  -- By shipping profile the method that was chosen, and by shop what its buyer wrote.
  choices jsonb not null default '{}',
  notes jsonb not null default '{}',
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((closed_at is null) = (state in ('open', 'paying')))
);
create unique index checkouts_open on checkouts (buyer_id) where state in ('open', 'paying');
create index checkouts_due on checkouts (expires_at) where state in ('open', 'paying');

-- No references, as in the cart: a variant that its seller took away stays, so that its buyer is told.
create table checkout_lines (
  checkout_id uuid not null references checkouts on delete cascade,
  variant_id uuid not null,
  product_id uuid not null,
  shop_id uuid not null,
  wanted int not null check (wanted between 1 and 99),
  -- As they were when it was opened.
  title text not null,
  seen_amount bigint not null check (seen_amount >= 0),
  seen_currency char(3) not null,
  position int not null,
  primary key (checkout_id, variant_id)
);

-- Pieces that were taken from stock for a checkout. They go back once, or are sold once.
create table stock_holds (
  checkout_id uuid not null references checkouts on delete cascade,
  buyer_id uuid not null references users,
  variant_id uuid not null,
  product_id uuid not null,
  quantity int not null check (quantity > 0),
  held_at timestamptz not null,
  released_at timestamptz,
  sold_at timestamptz,
  check (released_at is null or sold_at is null),
  primary key (checkout_id, variant_id)
);
create index stock_holds_open on stock_holds (buyer_id, variant_id) where released_at is null and sold_at is null;
