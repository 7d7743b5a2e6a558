-- The last transaction that was booked up to a moment, or 0. Numbers rise with time, so halving finds it without an
-- index that each booking would have to keep.
create function ledger_place_at(moment timestamptz) returns bigint language plpgsql stable as $$
declare
  low bigint := 0;
  high bigint := coalesce((select max(id) from ledger_transactions), 0);
  middle bigint;
  found_id bigint;
  found_at timestamptz;
begin
  while low < high loop
    middle := (low + high + 1) / 2;
    select id, at into found_id, found_at from ledger_transactions
      where id > low and id <= middle order by id desc limit 1;
    if found_id is null or found_at <= moment then
      low := middle;
    else
      high := found_id - 1;
    end if;
  end loop;
  return low;
end $$;
