-- What those who look after the rooms of a shop tell each other about somebody.
create table room_notes (
  id uuid primary key,
  shop_id uuid not null references shops on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- Null once they are gone.
  by_id uuid references users on delete set null,
  text text not null check (length(text) between 1 and 500),
  created_at timestamptz not null
);
create index room_notes_person on room_notes (shop_id, user_id, created_at);
create index room_notes_user on room_notes (user_id);
create index room_notes_by on room_notes (by_id);
