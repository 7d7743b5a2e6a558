-- What a buyer says is wrong with an order, or wants to send back. One at a time for each order.
create table disputes (
  id uuid primary key,
  order_id uuid not null references orders,
  kind text not null check (kind in ('return', 'problem')),
  reason text not null,
  state text not null default 'open' check (state in ('open', 'part-offered', 'return-offered', 'returning',
    'sent-back', 'with-staff', 'refunded', 'part-refunded', 'withdrawn', 'dismissed', 'overtaken')),
  -- Where the order stood, and goes on from unless all of its money goes back.
  order_state text not null,
  -- What the shop would give back, or what was given back. Minor units of the order's currency.
  offered bigint check (offered > 0),
  -- Whoever has to answer does so before, or the staff decide.
  answer_by timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz,
  check ((closed_at is not null) = (state in ('refunded', 'part-refunded', 'withdrawn', 'dismissed', 'overtaken'))),
  check (answer_by is null or closed_at is null)
);
create unique index disputes_open on disputes (order_id) where closed_at is null;
create index disputes_order on disputes (order_id, opened_at);
create index disputes_unanswered on disputes (answer_by) where answer_by is not null;
create index disputes_newest on disputes (opened_at desc, id desc);

-- What went on in it: steps with the state they led to, and what somebody said.
create table dispute_entries (
  dispute_id uuid not null references disputes on delete cascade,
  position int not null,
  kind text not null,
  state text not null,
  by text not null check (by in ('buyer', 'seller', 'staff', 'market')),
  -- None for what the market does by itself, and once its writer has left.
  author_id uuid references users on delete set null,
  text text,
  amount bigint,
  at timestamptz not null,
  primary key (dispute_id, position)
);
create index dispute_entries_author on dispute_entries (author_id) where author_id is not null;

-- Evidence, for those concerned alone.
create table dispute_pictures (
  file_id uuid primary key references files,
  dispute_id uuid not null,
  position int not null,
  foreign key (dispute_id, position) references dispute_entries on delete cascade
);
create index dispute_pictures_entry on dispute_pictures (dispute_id, position);

create index orders_cancel_asked on orders (cancel_asked_at) where cancel_asked_at is not null;

alter table files
  drop constraint files_purpose_check,
  add constraint files_purpose_check check (purpose in (
    'product-image', 'shop-image', 'show-image', 'event-image', 'review-image', 'message-image', 'dispute-image',
    'profile-picture', 'seller-document', 'import'));
