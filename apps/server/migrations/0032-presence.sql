-- Which processes are there, and who is connected to each: whoever was only connected to one that ended without a word is
-- taken out with it. A crash of the database empties both, and the processes say it again.
create unlogged table present_processes (
  id uuid primary key,
  seen_at timestamptz not null
);
create unlogged table present_people (
  user_id uuid not null,
  process_id uuid not null,
  primary key (user_id, process_id)
);
create index present_people_process on present_people (process_id);
