-- The words of all titles on sale, with how many have them: what a beginning may become, and what a slip was meant for.
create table search_words (
  word text collate "C" primary key,
  uses int not null
);

-- Writers only add here, so that nobody waits for another who has the same word; a job adds it all up.
create table search_word_changes (
  id bigint generated always as identity primary key,
  word text collate "C" not null,
  change int not null
);

create function title_words(title text) returns setof text language sql immutable strict parallel safe
  begin atomic
    select distinct word from regexp_split_to_table(lower(plain_text(title)), '[^[:alnum:]]+') word
    where length(word) between 2 and 30 and word ~ '[[:alpha:]]';
  end;

create function note_title_words() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.status = 'active' then
    insert into search_word_changes (word, change) select word, -1 from title_words(old.title) word;
  end if;
  if tg_op <> 'DELETE' and new.status = 'active' then
    insert into search_word_changes (word, change) select word, 1 from title_words(new.title) word;
  end if;
  return null;
end $$;

create trigger products_words_in after insert on products
  for each row when (new.status = 'active') execute function note_title_words();
create trigger products_words_changed after update of title, status on products
  for each row when ((old.status = 'active' or new.status = 'active')
    and (old.title, old.status) is distinct from (new.title, new.status))
  execute function note_title_words();
create trigger products_words_out after delete on products
  for each row when (old.status = 'active') execute function note_title_words();

insert into search_words (word, uses)
  select word, count(*) from products p, title_words(p.title) word where p.status = 'active' group by word;

-- Words found by their own table; titles are not searched letter by letter any longer.
drop index products_title_trgm;

-- Few shops are hidden: lists leave theirs out rather than look up all the others.
create index shops_hidden on shops (id) where status <> 'open';
