-- What each variant costs in a sale, as it was when the sale began: its seller may change the usual price meanwhile.
alter table flash_sales
  add column prices jsonb not null default '{}' check (jsonb_typeof(prices) = 'object');
