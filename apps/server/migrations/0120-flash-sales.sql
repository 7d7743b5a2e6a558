-- A product of a live show at a lower price, for a while and for so many pieces.
create table flash_sales (
  id uuid primary key,
  show_id uuid not null references shows on delete cascade,
  product_id uuid not null references products on delete cascade,
  -- Taken off the price of each variant: a share of it, or so much.
  percent int check (percent between 1 and 90),
  amount bigint check (amount > 0),
  currency char(3) not null,
  -- What its cheapest variant costs in it, and the lowest price of the month before, where that may be struck beside it.
  price_amount bigint not null check (price_amount > 0),
  was_amount bigint check (was_amount > price_amount),
  pieces int not null check (pieces > 0),
  per_person int not null check (per_person between 1 and pieces),
  seconds int not null check (seconds between 10 and 300),
  state text not null default 'running' check (state in ('running', 'over')),
  started_at timestamptz not null,
  -- Also when its host ended it sooner.
  ends_at timestamptz not null check (ends_at >= started_at),
  -- As the room was told last, and once it is over as it ended.
  left_told int not null check (left_told between 0 and pieces),
  taken_told int not null default 0 check (taken_told between 0 and pieces),
  check ((percent is null) <> (amount is null))
);
create index flash_sales_show on flash_sales (show_id, started_at);
create unique index flash_sales_one_of_show on flash_sales (show_id) where state = 'running';
create unique index flash_sales_one_of_product on flash_sales (product_id) where state = 'running';

-- So many of the held pieces are held at its price. No reference: a hold outlives its show.
alter table stock_holds
  add column flash_sale_id uuid,
  add column flash_price bigint check (flash_price > 0),
  add column flash_pieces int check (flash_pieces > 0 and flash_pieces <= quantity),
  add column flash_at timestamptz,
  add check (num_nulls(flash_sale_id, flash_price, flash_pieces, flash_at) in (0, 4));
create index stock_holds_flash on stock_holds (flash_sale_id, buyer_id)
  where flash_sale_id is not null and released_at is null;

-- An order says why a price was lower: `agreed` is that of an offer for one piece, or of a flash sale for several.
do $$
declare old text;
begin
  select conname into strict old from pg_constraint
  where conrelid = 'order_lines'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%total%agreed%';
  execute format('alter table order_lines drop constraint %I', old);
end $$;
alter table order_lines
  add column agreed_pieces int not null default 1 check (agreed_pieces > 0),
  add column flash_sale_id uuid check (flash_sale_id is null or (agreed is not null and offer_id is null)),
  add constraint order_lines_total check (agreed_pieces <= quantity and total = case when agreed is null
    then price * quantity else agreed * agreed_pieces + price * (quantity - agreed_pieces) end);
