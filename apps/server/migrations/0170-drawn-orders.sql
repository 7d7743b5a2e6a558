-- What was drawn for what somebody bought is theirs: their seller neither hands it on nor calls it off.
alter table orders add column drawn_at timestamptz;
update orders o set drawn_at = b.drawn_at
from break_spots s
  join breaks b on b.id = s.break_id and b.state = 'drawn'
  join lot_sales a on a.lot_id = s.lot_id and a.state = 'paid'
where o.checkout_id = a.checkout_id and s.entry is not null;
