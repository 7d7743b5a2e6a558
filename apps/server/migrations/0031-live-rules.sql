-- Who listens to live documents is asked again whether they may when a row changes that rules look at, whoever changes it:
-- everyone whom an id is of, and everyone who listens to what has it in its path.
create function tell_rules(variadic ids text[]) returns void language sql as $$
  -- 8 000 bytes fit into a notification, and an id has 36.
  select pg_notify('souk_rules', jsonb_agg(id)::text)
    from (select id, (row_number() over () - 1) / 150 as part
      from unnest(ids) as id where id is not null) as named
    group by part
$$;

create function tell_rules_of_block() returns trigger language plpgsql as $$
begin
  perform tell_rules(coalesce(new.blocker_id, old.blocker_id)::text, coalesce(new.blocked_id, old.blocked_id)::text);
  return null;
end $$;
create trigger user_blocks_rules after insert or delete on user_blocks
  for each row execute function tell_rules_of_block();

create function tell_rules_of_person() returns trigger language plpgsql as $$
begin
  perform tell_rules(coalesce(new.user_id, old.user_id)::text);
  return null;
end $$;
create trigger room_bans_rules after insert or update or delete on room_bans
  for each row execute function tell_rules_of_person();
create trigger room_moderators_rules after insert or delete on room_moderators
  for each row execute function tell_rules_of_person();

create function tell_rules_of_id() returns trigger language plpgsql as $$
begin
  perform tell_rules(new.id::text);
  return null;
end $$;
create trigger users_rules after update of suspended_at, deleted_at on users
  for each row when (new.suspended_at is distinct from old.suspended_at or new.deleted_at is distinct from old.deleted_at)
  execute function tell_rules_of_id();
create trigger shows_rules after update of state, host_id, shop_id on shows
  for each row when ((new.state = 'cancelled') <> (old.state = 'cancelled')
    or new.host_id <> old.host_id or new.shop_id <> old.shop_id)
  execute function tell_rules_of_id();

-- A shop's rooms are named by its shows.
create function tell_rules_of_shop() returns trigger language plpgsql as $$
begin
  perform tell_rules(variadic array(select id::text from shows where shop_id = new.id));
  return null;
end $$;
create trigger shops_rules after update of status, owner_id on shops
  for each row when (new.status <> old.status or new.owner_id <> old.owner_id)
  execute function tell_rules_of_shop();
