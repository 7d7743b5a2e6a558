-- A compare-at price below the price is only a remark from now on; what was looked at before keeps its refusal.
update import_products set problems = replace(problems::text, '"compare-below-price"', '"not-a-price"')::jsonb
  where problems @> '[{"kind": "compare-below-price"}]';

-- A search tells apart what a product is called (A), its tags (B), what it is filed under (C), and what its
-- description merely mentions (D). Category and shop stand there by their ids: names change, and a search turns the
-- names it is asked for into ids.
create function filed_under(category uuid, shop uuid) returns tsvector language sql immutable parallel safe
  return (coalesce('c' || replace(category::text, '-', '') || ':1C ', '')
    || coalesce('s' || replace(shop::text, '-', '') || ':1C', ''))::tsvector;

alter table products drop search;
alter table products add search tsvector generated always as (
  setweight(to_tsvector('pg_catalog.simple', plain_text(title)), 'A')
  || setweight(to_tsvector(word_stems(language), plain_text(title)), 'A')
  || setweight(to_tsvector(word_stems(language), plain_text(joined_words(tags))), 'B')
  || filed_under(category_id, shop_id)
  || setweight(to_tsvector(word_stems(language), plain_text(description)), 'D')
) stored;
create index products_search on products using gin (search) with (gin_pending_list_limit = 256);

-- Shops by the words of their names.
create index shops_name_words on shops using gin (to_tsvector('pg_catalog.simple', plain_text(name)));
