-- What its buyer had typed and chosen was taken over by the one after it, which it is then taken from in turn.
alter table checkouts add taken_over boolean not null default false;
-- What of that did not hold any more, for its buyer to be told.
alter table checkouts add left_out jsonb;
-- Those that were not paid: they are few, and one that is paid is never among them.
create index checkouts_given_up on checkouts (buyer_id, closed_at)
  where state in ('left', 'expired') and source in ('cart', 'product') and not taken_over;
