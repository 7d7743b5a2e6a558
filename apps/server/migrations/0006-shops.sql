-- Shops that are opened, changed and closed by their owners.
alter table shops
  add column version int not null default 1,
  add column updated_at timestamptz not null default now(),
  add column closed_at timestamptz,
  add constraint shops_name_length check (char_length(name) between 1 and 80),
  add constraint shops_slug_shape check (slug ~ '^[a-z0-9][a-z0-9-]*$');

-- How a shop sends what it sells. Each shop has one profile that serves every product without its own.
create table shipping_profiles (
  id uuid primary key,
  shop_id uuid not null references shops,
  name text not null check (char_length(name) between 1 and 60),
  is_default boolean not null default false,
  -- ISO 3166-1 alpha-2
  ships_from text not null check (ships_from ~ '^[A-Z]{2}$'),
  -- Working days until a parcel is handed over; null is as the shop says.
  handling_days int check (handling_days between 0 and 60),
  -- The countries some method reaches, in order; null is everywhere, an empty list nowhere. Kept with the methods.
  ships_to text[] default '{}',
  version int not null default 1,
  created_at timestamptz not null default now(),
  unique (shop_id, id)
);
create unique index shipping_profiles_default on shipping_profiles (shop_id) where is_default;
create unique index shipping_profiles_name on shipping_profiles (shop_id, lower(name));

-- Amounts are minor units of the shop's currency.
create table shipping_methods (
  id uuid primary key,
  profile_id uuid not null references shipping_profiles on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  kind text not null check (kind in ('flat', 'weight', 'pickup')),
  -- For the parcel, or for its first kilogram; nothing is charged for what is fetched.
  amount bigint not null default 0 check (amount >= 0),
  -- For each further kilogram that has begun.
  per_kilogram bigint check (per_kilogram >= 0),
  -- Orders of this much and more go free.
  free_from bigint check (free_from > 0),
  -- Countries it goes to; null is everywhere.
  regions text[] check (cardinality(regions) > 0),
  -- Working days on the way.
  min_days int check (min_days between 0 and 90),
  max_days int check (max_days between 0 and 90),
  pickup_at text,
  position int not null default 0,
  check ((kind = 'pickup') = (pickup_at is not null)),
  check ((kind = 'weight') = (per_kilogram is not null)),
  check ((kind = 'pickup') = (min_days is null)),
  check ((min_days is null) = (max_days is null)),
  check (min_days <= max_days),
  check (kind <> 'pickup' or (amount = 0 and free_from is null and regions is null))
);
create index shipping_methods_profile on shipping_methods (profile_id, position, id);

-- Null is the shop's default; a profile of another shop cannot be named.
alter table products
  add column shipping_profile_id uuid,
  add constraint products_shipping_profile foreign key (shop_id, shipping_profile_id)
    references shipping_profiles (shop_id, id) on delete set null (shipping_profile_id);
create index products_shipping_profile on products (shipping_profile_id) where shipping_profile_id is not null;
