-- Who is suspended before they paid for what they won does not get it.
alter table lot_sales drop constraint lot_sales_ending_check;
alter table lot_sales add constraint lot_sales_ending_check
  check (ending in ('not-paid', 'suspended', 'declined', 'cancelled'));
