-- What a batch of bids writes is checked once for all of its rows: a foreign key looks for each of them, and locks what it
-- finds, which took a third of what deciding a bid takes (decision 068).
alter table lot_entries
  drop constraint lot_entries_lot_id_fkey,
  drop constraint lot_entries_lot_id_bidder_fkey;
alter table bid_answers
  drop constraint bid_answers_lot_id_fkey,
  drop constraint bid_answers_user_id_fkey;

-- A lot that is being deleted is waited for, and one that is found here is not deleted until this is committed. Who bids
-- on a lot goes only with it.
create function check_lots_of_log() returns trigger language plpgsql as $$
declare lot uuid;
begin
  for lot in select distinct lot_id from added loop
    perform from lots where id = lot for key share;
    if not found then
      raise exception 'there is no lot %', lot using errcode = 'foreign_key_violation', table = tg_table_name;
    end if;
  end loop;
  return null;
end $$;

create function check_bidders_of_log() returns trigger language plpgsql as $$
begin
  if exists (select from added a left join lot_bidders b on b.lot_id = a.lot_id and b.number = a.bidder
      where a.bidder is not null and b.number is null) then
    raise exception 'an entry of a log is by nobody who bids on its lot'
      using errcode = 'foreign_key_violation', table = tg_table_name;
  end if;
  return null;
end $$;

create function check_users_of_answers() returns trigger language plpgsql as $$
begin
  if exists (select from added a left join users u on u.id = a.user_id where u.id is null) then
    raise exception 'a bid of nobody was answered' using errcode = 'foreign_key_violation', table = tg_table_name;
  end if;
  return null;
end $$;

create trigger lot_entries_lots after insert on lot_entries referencing new table as added
  for each statement execute function check_lots_of_log();
create trigger lot_entries_bidders after insert on lot_entries referencing new table as added
  for each statement execute function check_bidders_of_log();
create trigger bid_answers_lots after insert on bid_answers referencing new table as added
  for each statement execute function check_lots_of_log();
create trigger bid_answers_users after insert on bid_answers referencing new table as added
  for each statement execute function check_users_of_answers();

-- Before the lot, and so before those who bid on it go with it.
create function delete_log_of_lot() returns trigger language plpgsql as $$
begin
  delete from lot_entries where lot_id = old.id;
  delete from bid_answers where lot_id = old.id;
  return old;
end $$;
create trigger lots_log_goes before delete on lots for each row execute function delete_log_of_lot();

create function keep_bidder_of_log() returns trigger language plpgsql as $$
begin
  if exists (select from gone g join lot_entries e on e.lot_id = g.lot_id and e.bidder = g.number) then
    raise exception 'who bid stays as long as the log of the lot' using errcode = 'foreign_key_violation', table = tg_table_name;
  end if;
  return null;
end $$;
create trigger lot_bidders_stay after delete on lot_bidders referencing old table as gone
  for each statement execute function keep_bidder_of_log();

-- Nothing looks into them, and text is kept sooner than what can be looked into.
alter table bid_answers alter column asked type json, alter column answer type json;
