-- How many were in the room of a show, a row a minute while it is live. The rest of its report is counted from what is kept
-- anyway.
create table show_minutes (
  show_id uuid not null references shows on delete cascade,
  minute timestamptz not null,
  viewers int not null check (viewers >= 0),
  primary key (show_id, minute)
);
