-- What people mean to buy. It reserves nothing.
create table cart_lines (
  user_id uuid not null references users,
  -- No reference: a variant that its seller took away stays in the cart, so that its buyer is told.
  variant_id uuid not null,
  product_id uuid not null references products on delete cascade,
  quantity int not null check (quantity between 1 and 99),
  -- As they were when it was put in, or when its buyer last said that they had seen it.
  title text not null,
  seen_amount bigint not null check (seen_amount >= 0),
  seen_currency char(3) not null,
  added_at timestamptz not null,
  primary key (user_id, variant_id)
);
create index cart_lines_product on cart_lines (product_id);
