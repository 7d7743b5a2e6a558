-- Search by words: in the language a thing is written in, and whatever accents one types.

-- Without accents, the marks of Arabic vowels and the lengthening stroke.
create function plain_text(text) returns text language sql immutable strict parallel safe
  return regexp_replace(normalize($1, nfkd), '[\u0300-\u036f\u064b-\u065f\u0670\u0640]', '', 'g');

create function word_stems(language text) returns regconfig language sql immutable strict parallel safe
  return case language
    when 'en' then 'pg_catalog.english'::regconfig
    when 'es' then 'pg_catalog.spanish'::regconfig
    when 'fr' then 'pg_catalog.french'::regconfig
    when 'ar' then 'pg_catalog.arabic'::regconfig
    else 'pg_catalog.simple'::regconfig end;

create function joined_words(text[]) returns text language sql immutable strict parallel safe
  return array_to_string($1, ' ');

alter table products
  -- What title and description are written in; a language without stems of its own is taken word by word.
  add language text not null default 'en' check (language ~ '^[a-z]{2,3}$'),
  drop search;
alter table products add search tsvector generated always as (
  setweight(to_tsvector('pg_catalog.simple', plain_text(title)), 'A')
  || setweight(to_tsvector(word_stems(language), plain_text(title)), 'A')
  || setweight(to_tsvector(word_stems(language), plain_text(description || ' ' || joined_words(tags))), 'B')
) stored;
-- What was listed last waits in a list that every search reads through, so it is kept short.
create index products_search on products using gin (search) with (gin_pending_list_limit = 256);

-- Titles that begin with what is being typed.
create index products_title on products (lower(title) text_pattern_ops) where status = 'active';

create index products_price on products (price_amount, id) where status = 'active';
create index products_category_price on products (category_id, price_amount, id) where status = 'active';

alter table events add language text not null default 'en' check (language ~ '^[a-z]{2,3}$');
alter table events add search tsvector generated always as (
  setweight(to_tsvector('pg_catalog.simple', plain_text(title || ' ' || coalesce(city, ''))), 'A')
  || setweight(to_tsvector(word_stems(language), plain_text(title)), 'A')
  || setweight(to_tsvector(word_stems(language), plain_text(description || ' ' || coalesce(place, ''))), 'B')
) stored;
create index events_search on events using gin (search);
