-- What takes something off for who knows the code. Amounts are minor units of `currency`.
create table coupons (
  id uuid primary key,
  -- None for one of the market's own.
  shop_id uuid references shops,
  code text not null check (code = upper(code)),
  kind text not null check (kind in ('percentage', 'amount', 'free-shipping')),
  basis_points int check (basis_points between 1 and 10000),
  amount bigint check (amount > 0),
  -- Null has no amounts, and holds in every currency.
  currency char(3),
  bearer text not null check (bearer in ('shop', 'market')),
  least_amount bigint check (least_amount > 0),
  starts_at timestamptz,
  ends_at timestamptz,
  uses int check (uses > 0),
  uses_per_person int check (uses_per_person > 0),
  -- Null is everything.
  product_ids uuid[],
  version int not null default 1,
  created_at timestamptz not null,
  unique nulls not distinct (shop_id, code),
  check ((basis_points is not null) = (kind = 'percentage')),
  check ((amount is not null) = (kind = 'amount')),
  check (currency is not null or (amount is null and least_amount is null)),
  -- A shop gives away what is its own.
  check (shop_id is null or bearer = 'shop'),
  check (ends_at > starts_at)
);
create index coupons_code on coupons (code);

-- One coupon for each checkout; what was not paid in the end is given back.
create table coupon_uses (
  checkout_id uuid primary key,
  coupon_id uuid not null references coupons,
  -- Null once the person has left the market.
  user_id uuid references users,
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  used_at timestamptz not null,
  returned_at timestamptz
);
create index coupon_uses_coupon on coupon_uses (coupon_id, user_id) where returned_at is null;
create index coupon_uses_user on coupon_uses (user_id);

-- What part of a price is tax where the buyer is.
create table country_taxes (
  country char(2) primary key,
  name text not null,
  -- Prices have it in them already, or it comes on top.
  included boolean not null,
  on_shipping boolean not null,
  version int not null default 1,
  changed_at timestamptz not null
);

create table tax_rates (
  country char(2) not null references country_taxes on delete cascade,
  -- Empty is the whole country.
  region text not null,
  -- Null is everything.
  category_id uuid references categories on delete cascade,
  basis_points int not null check (basis_points between 0 and 10000),
  unique nulls not distinct (country, region, category_id)
);

-- What its buyer typed, and what was found of it when it was paid.
alter table checkouts add coupon_code text;
alter table orders add coupon_code text;
-- How its tax was found: country, region, and each rate with what it was taken of.
alter table orders add tax_found jsonb;
