-- When its buyer was told that what a checkout holds goes back on sale in a moment.
alter table checkouts add column ending_told_at timestamptz;
