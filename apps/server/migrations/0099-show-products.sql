-- What a show sells at its price, beside its lots.
create table show_products (
  show_id uuid not null references shows on delete cascade,
  product_id uuid not null references products on delete cascade,
  position int not null check (position >= 0),
  primary key (show_id, product_id)
);
create index show_products_product on show_products (product_id);
