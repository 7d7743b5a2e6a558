-- Products that their sellers write: drafts that lack things, what is struck, what an auction begins with.

-- A draft may lack anything but a title or a picture, and may contradict itself; what is or was on sale may not.
alter table products drop constraint products_check;
alter table products
  alter column category_id drop not null,
  alter column condition drop not null,
  -- The struck price a buyer sees: the lowest of the 30 days before the reduction. What its seller compares with
  -- stays in compare_at_amount.
  add column was_amount bigint check (was_amount > price_amount),
  -- Lower offers are turned down at once.
  add column min_offer_amount bigint check (min_offer_amount > 0),
  -- Millimetres: length, width, height.
  add column size_mm int[] check (cardinality(size_mm) = 3 and 0 < all (size_mm)),
  add column auction_reserve_amount bigint check (auction_reserve_amount > 0),
  add column auction_seconds int check (auction_seconds between 3600 and 1209600),
  -- Who saved it last; null for the market itself.
  add column updated_by uuid references users,
  add constraint products_complete
    check (status in ('draft', 'archived') or (title <> '' and category_id is not null and condition is not null)),
  add constraint products_compared
    check (status in ('draft', 'archived') or compare_at_amount > price_amount);
update products set was_amount = compare_at_amount where compare_at_amount is not null;
update products set auction_seconds = 604800 where listing_kind = 'auction';

-- A variant may do without an SKU, and its options may be renamed crosswise in one statement.
alter table product_variants
  drop constraint product_variants_product_id_sku_key,
  drop constraint product_variants_product_id_options_key,
  add constraint product_variants_options unique (product_id, options) deferrable initially immediate;
create unique index product_variants_sku on product_variants (product_id, sku) where sku <> '';
