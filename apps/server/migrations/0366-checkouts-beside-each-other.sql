-- What is bought now has a checkout beside that of the cart: one person has one of the cart, and one of each thing.
alter table checkouts add variant_id uuid;
update checkouts c set variant_id = l.variant_id from checkout_lines l
  where l.checkout_id = c.id and c.source = 'product' and c.state in ('open', 'paying');
drop index checkouts_open;
create unique index checkouts_open on checkouts (buyer_id, variant_id) nulls not distinct
  where state in ('open', 'paying') and source in ('cart', 'product');
