-- Which variant of its product a lot is a piece of; null where the product is of one kind. While a lot runs, nothing of
-- its product can be taken away.
alter table lots add column variant_id uuid references product_variants on delete set null;
-- For that: which lots a variant has.
create index lots_variant on lots (variant_id) where variant_id is not null;
