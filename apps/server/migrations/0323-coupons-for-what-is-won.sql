-- A shop says so of its own; nobody says it of the market's for a shop.
alter table coupons add column also_won boolean not null default false;
alter table coupons add constraint coupons_also_won check (shop_id is not null or not also_won);
