-- A rate that its operator took away lets nobody buy in that currency, but what was spent in it is counted by it still.
alter table currency_rates add column removed_at timestamptz;
