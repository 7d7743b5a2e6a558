-- What was made on the spot in a show, so that it could be sold: a quick lot, something given away, a spot of a break. It is
-- in its seller's list for itself, as no listing was ever written for it.
alter table products add column made_in_show boolean not null default false;

update products p set made_in_show = true
where exists (select from lots l where l.product_id = p.id and l.is_quick)
  or exists (select from break_spots s where s.product_id = p.id);
