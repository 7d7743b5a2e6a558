-- When a mail server last refused mail to a person's address for good; null once it took a later one. It says something of
-- that address alone, so it goes with it.
alter table users add column mail_refused_at timestamptz;

create function users_new_address() returns trigger language plpgsql as $$
begin
  new.mail_refused_at := null;
  return new;
end $$;

create trigger users_new_address before update of email on users
  for each row when (lower(old.email) is distinct from lower(new.email))
  execute function users_new_address();
