-- A coupon of the market's own: what the market pays of an order, and what of that came back to it.
alter table orders add coupon_bearer text check (coupon_bearer in ('shop', 'market'));
update orders set coupon_bearer = 'shop' where coupon_code is not null;
alter table orders add subsidy bigint not null default 0 check (subsidy >= 0);
alter table order_refunds add subsidy bigint not null default 0 check (subsidy >= 0);

-- The sums that have it in them now; they had no names of their own.
do $$
declare old record;
begin
  for old in
    select conname, conrelid::regclass as of_table from pg_constraint
    where contype = 'c' and (
      conrelid = 'orders'::regclass and pg_get_constraintdef(oid) like '%tax + commission%payment_fee%net%'
      or conrelid = 'order_refunds'::regclass and pg_get_constraintdef(oid) like '%amount = %commission + tax%shop%')
  loop
    execute format('alter table %s drop constraint %I', old.of_table, old.conname);
  end loop;
end $$;
alter table orders add constraint orders_parts check (total + subsidy = tax + commission + payment_fee + net);
alter table order_refunds add constraint order_refunds_parts check (amount + subsidy = commission + tax + shop);
-- Nothing comes back to the buyer of what the market paid whole.
alter table order_refunds drop constraint order_refunds_amount_check;
alter table order_refunds add constraint order_refunds_amount check (amount > 0 or amount = 0 and subsidy > 0);
