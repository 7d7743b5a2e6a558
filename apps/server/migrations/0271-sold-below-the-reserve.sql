-- What its seller sold below the reserve was passed by the hammer and is sold all the same.
drop index lots_sold;
create index lots_sold on lots (closed_at desc, id desc)
  where closed_at is not null and (state = 'sold' or settlement = 'paid');
