-- Questions that a host asks the room of a live show.
create table polls (
  id uuid primary key,
  show_id uuid not null references shows on delete cascade,
  question text not null,
  seconds int not null check (seconds between 15 and 600),
  state text not null default 'open' check (state in ('open', 'over')),
  opened_at timestamptz not null,
  -- Also when its host ended it sooner.
  ends_at timestamptz not null check (ends_at >= opened_at),
  created_at timestamptz not null
);
create index polls_show on polls (show_id, created_at);
create unique index polls_one_open on polls (show_id) where state = 'open';
create index polls_ending on polls (ends_at) where state = 'open';

create table poll_answers (
  poll_id uuid not null references polls on delete cascade,
  number int not null check (number between 1 and 4),
  text text not null,
  -- As the room was told last, and once it is over as it was counted.
  votes int not null default 0 check (votes >= 0),
  primary key (poll_id, number)
);

create table poll_votes (
  id bigint generated always as identity primary key,
  poll_id uuid not null,
  -- Null once they have left the market; their vote counts on.
  user_id uuid references users,
  answer int not null,
  at timestamptz not null,
  foreign key (poll_id, answer) references poll_answers (poll_id, number) on delete cascade,
  unique (poll_id, user_id)
);
create index poll_votes_answer on poll_votes (poll_id, answer);
create index poll_votes_user on poll_votes (user_id) where user_id is not null;

-- What was counted stays.
create function keep_poll() returns trigger language plpgsql as $$
begin
  if old.state = 'over' and (new.state, new.ends_at, new.question) is distinct from
      (old.state, old.ends_at, old.question) then
    raise exception 'a poll that is over stays as it is';
  end if;
  return new;
end $$;
create trigger polls_kept before update on polls for each row execute function keep_poll();
