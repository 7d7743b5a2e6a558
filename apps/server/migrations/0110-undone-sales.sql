-- A sale of a lot that was a mistake is undone after it was paid: the lot may then be sold to somebody else.
alter table checkouts add column undone_at timestamptz;
drop index checkouts_lot;
create unique index checkouts_lot on checkouts (lot_id)
  where state in ('open', 'paying', 'paid') and undone_at is null;
