-- A shop with many orders finds and counts those of one state without reading the others.
create index orders_shop_state on orders (shop_id, state, placed_at desc, number desc) where paid_at is not null;
create index orders_shop_problems on orders (shop_id, placed_at desc, number desc)
  where paid_at is not null
    and (state in ('return-requested', 'returned', 'disputed') or cancel_asked_at is not null);
