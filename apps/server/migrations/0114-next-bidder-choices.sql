-- Who chose to be charged at once, should who won a lot of a show not pay and they be next.
create table next_bidder_choices (
  show_id uuid not null references shows on delete cascade,
  user_id uuid not null references users on delete cascade,
  since timestamptz not null,
  primary key (show_id, user_id)
);
create index next_bidder_choices_user on next_bidder_choices (user_id);
