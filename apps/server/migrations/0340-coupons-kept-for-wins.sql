-- A code that a bidder keeps for what they win of a shop: in a show, or in one auction that stands alone.
create table win_coupons (
  user_id uuid not null references users on delete cascade,
  shop_id uuid not null references shops on delete cascade,
  show_id uuid references shows on delete cascade,
  lot_id uuid references lots on delete cascade,
  code text not null,
  since timestamptz not null,
  constraint win_coupons_of check (num_nonnulls(show_id, lot_id) = 1),
  unique nulls not distinct (user_id, shop_id, show_id, lot_id)
);

-- Its dates are those of this moment, when it was won; and why it was left out of what was charged.
alter table checkouts
  add column coupon_as_of timestamptz,
  add column coupon_missed jsonb,
  add constraint checkouts_coupon_missed check (coupon_missed is null or coupon_code is null);
