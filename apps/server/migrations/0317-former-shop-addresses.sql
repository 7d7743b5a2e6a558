-- A shop's former addresses lead to it, and are nobody else's, as long as they are among its last ones.
create table shop_former_slugs (
  slug text primary key,
  shop_id uuid not null references shops on delete cascade,
  left_at timestamptz not null,
  place bigint generated always as identity
);
create index shop_former_slugs_shop_id_idx on shop_former_slugs (shop_id, place);
