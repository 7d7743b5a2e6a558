-- What was paid for a line with its own part of a coupon and of tax, and what of it is tax. What was bought before does not
-- say it: there both are shared out by price.
alter table order_lines
  add column paid bigint check (paid >= 0),
  add column tax bigint check (tax >= 0),
  add constraint order_lines_paid check ((paid is null) = (tax is null));
