-- How a show is led, besides its lots.
create table show_stages (
  show_id uuid primary key references shows on delete cascade,
  -- Rises with every change of the run list, and of what is below.
  list_version int not null default 0 check (list_version >= 0),
  -- Shown to everyone in the room, to buy at once.
  pinned_product_id uuid references products on delete set null,
  -- Starts by itself once the running lot has closed.
  next_lot_id uuid references lots on delete set null,
  -- What is put on the run list asks for approval of its bidders.
  needs_approval boolean not null default false
);
create index show_stages_next on show_stages (next_lot_id) where next_lot_id is not null;
create index show_stages_pinned on show_stages (pinned_product_id) where pinned_product_id is not null;

-- A run list is put into another order in one statement.
alter table lots drop constraint lots_show_id_number_key,
  add constraint lots_show_id_number_key unique (show_id, number) deferrable initially immediate;
