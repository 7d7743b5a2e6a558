-- The last day on which an order is to leave its shop, and when that day is over there; null where nothing is sent.
alter table orders
  add column ship_by date,
  add column late_from timestamptz,
  add column ship_reminded_at timestamptz,
  -- When both sides were told that it is late; the market cancels by itself so many days after that.
  add column late_told_at timestamptz,
  add constraint orders_ship_by check ((ship_by is null) = (late_from is null));

-- Orders of before: the day by which the shop's home counted until now.
update orders o
  set ship_by = (o.paid_at at time zone s.time_zone)::date + s.ships_within_days,
    late_from = ((o.paid_at at time zone s.time_zone)::date + s.ships_within_days + 1)::timestamp
      at time zone s.time_zone
  from shops s
  where s.id = o.shop_id and o.paid_at is not null
    and jsonb_path_exists(o.shipments, '$[*] ? (@.kind != "pickup")');

-- What is not paid yet has its day when it is: by what its shop says now.
update orders o
  set shipments = (select jsonb_agg(case when one.value->>'kind' = 'pickup' then one.value
      else one.value || jsonb_build_object('handling', jsonb_build_object('days', s.ships_within_days,
        'shipsFrom', coalesce(s.country, ''), 'timeZone', s.time_zone)) end order by one.place)
    from jsonb_array_elements(o.shipments) with ordinality one (value, place))
  from shops s
  where s.id = o.shop_id and o.paid_at is null and jsonb_array_length(o.shipments) > 0;

create index orders_to_ship on orders (late_from) where state in ('paid', 'packed') and late_from is not null;
