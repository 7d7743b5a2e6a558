-- Files of products from elsewhere: read into rows, looked at, and written product by product.
create table imports (
  id uuid primary key,
  shop_id uuid not null references shops,
  -- Until it is read: what it holds stands in import_products then.
  file_id uuid references files on delete set null,
  file_name text not null check (char_length(file_name) between 1 and 200),
  format text check (format in ('souk', 'shopify', 'woocommerce')),
  -- How the file calls what we know: {"price": "Variant Price"}
  columns jsonb not null default '{}',
  state text not null default 'reading'
    check (state in ('reading', 'checking', 'checked', 'running', 'done', 'cancelled', 'failed')),
  -- Why the file as a whole could not be read, and the row where that was seen.
  failure text,
  failure_row int,
  -- For products whose category is not known here.
  fallback_category_id uuid references categories on delete set null,
  bytes bigint not null check (bytes >= 0),
  bytes_read bigint not null default 0,
  row_count int not null default 0 check (row_count >= 0),
  product_count int not null default 0 check (product_count >= 0),
  -- The last product that was looked at, and later the last that was written.
  at_position int not null default 0,
  new_count int not null default 0 check (new_count >= 0),
  changed_count int not null default 0 check (changed_count >= 0),
  unchanged_count int not null default 0 check (unchanged_count >= 0),
  refused_count int not null default 0 check (refused_count >= 0),
  -- Of those, how many for nothing but their category.
  uncategorised_count int not null default 0 check (uncategorised_count >= 0),
  -- Who works on it: whoever began last. Anyone else stops at the next batch.
  turn uuid,
  -- Turns that brought it no further.
  idle_turns int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  check ((state = 'failed') = (failure is not null)),
  check (state <> 'reading' or file_id is not null),
  check ((state in ('done', 'cancelled', 'failed')) = (ended_at is not null))
);
create index imports_shop on imports (shop_id, created_at desc, id desc);
create index imports_file on imports (file_id) where file_id is not null;
create unique index imports_one_at_work on imports (shop_id) where state in ('reading', 'checking', 'running');
create index imports_at_work on imports (updated_at) where state in ('reading', 'checking', 'running');

-- What a file says of one product: all its rows, and what comes of them.
create table import_products (
  import_id uuid not null references imports on delete cascade,
  position int not null,
  external_key text not null,
  -- [{"row": 2, "cells": {"title": "…"}}]
  lines jsonb not null,
  first_row int not null,
  -- Null until it was looked at.
  outcome text check (outcome in ('new', 'changed', 'unchanged', 'refused')),
  title text not null default '',
  price_amount bigint,
  stock int,
  variant_count int not null default 0,
  picture_count int not null default 0,
  -- What changes, by field.
  fields text[] not null default '{}',
  -- [{"row": 2, "column": "Price", "kind": "not-a-price", "value": "cheap"}]
  problems jsonb not null default '[]',
  notes jsonb not null default '[]',
  -- What it became.
  product_id uuid references products on delete set null,
  written boolean not null default false,
  primary key (import_id, position),
  unique (import_id, external_key)
);
create index import_products_outcome on import_products (import_id, outcome, position);
create index import_products_product on import_products (product_id) where product_id is not null;

-- Which product here is which product there, and what was last said of it there: what has not changed there since
-- leaves alone what was changed or sold here.
create table product_sources (
  shop_id uuid not null references shops,
  source text not null check (source in ('souk', 'shopify', 'woocommerce')),
  external_key text not null,
  product_id uuid not null references products on delete cascade,
  seen jsonb not null,
  seen_at timestamptz not null,
  -- On sale there; here as soon as its first picture has come.
  publish_with_picture boolean not null default false,
  primary key (shop_id, source, external_key)
);
create index product_sources_product on product_sources (product_id);

-- Pictures by their address elsewhere, fetched after the product exists.
create table import_pictures (
  id uuid primary key,
  import_id uuid references imports on delete set null,
  shop_id uuid not null references shops,
  product_id uuid not null references products on delete cascade,
  url text not null,
  position int not null,
  row int not null,
  column_name text not null,
  -- Variants that are shown with it, by their options.
  variants jsonb not null default '[]',
  state text not null default 'waiting' check (state in ('waiting', 'kept', 'failed')),
  failure text,
  attempts int not null default 0,
  next_try_at timestamptz not null,
  -- No reference: it holds no picture that its product shows no more.
  image_id uuid,
  check ((state = 'failed') = (failure is not null)),
  check ((state = 'kept') = (image_id is not null)),
  unique (product_id, url)
);
create index import_pictures_waiting on import_pictures (next_try_at) where state = 'waiting';
create index import_pictures_import on import_pictures (import_id, state) where import_id is not null;
create index import_pictures_kept on import_pictures (shop_id, url) where state = 'kept';

-- A product that comes from elsewhere may be here already, under the same SKU.
create index product_variants_by_sku on product_variants (sku) where sku <> '';
