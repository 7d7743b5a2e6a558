-- Commission of a kind of product or of one shop, over what the market takes. Amounts are minor units.
create table commission_rates (
  category_id uuid unique references categories on delete cascade,
  shop_id uuid unique references shops on delete cascade,
  basis_points int not null check (basis_points between 0 and 5000),
  fixed bigint not null check (fixed >= 0),
  least bigint check (least >= 0),
  most bigint check (most >= least),
  changed_at timestamptz not null,
  check (num_nonnulls(category_id, shop_id) = 1)
);

insert into commission_rates (category_id, basis_points, fixed, changed_at)
  select id, least(commission_basis_points, 5000), 0, now() from categories where commission_basis_points is not null;
alter table categories drop commission_basis_points;

-- What the market takes has something fixed, a least and a most as well.
update app_settings set data = (data - 'commissionBasisPoints') || jsonb_build_object('commission',
  jsonb_build_object('basisPoints', data->'commissionBasisPoints', 'fixed', 0, 'least', null, 'most', null))
where data ? 'commissionBasisPoints';

-- The rates an order was made with, each with what it was taken of and what it came to.
alter table orders add commissions jsonb;
update orders set commissions = jsonb_build_array(jsonb_build_object('basisPoints', commission_basis_points,
  'fixed', 0, 'least', null, 'most', null, 'of', items - discount, 'amount', commission));
alter table orders alter commissions set not null;
alter table orders drop commission_basis_points;
