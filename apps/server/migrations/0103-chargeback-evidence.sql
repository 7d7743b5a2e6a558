-- What shops tell the bank about a chargeback. It is sent once, all shops of a payment together.
alter table chargebacks
  -- Until when the bank hears it.
  add column due_by timestamptz,
  -- When a worker was asked to send it, and when the provider had it.
  add column sending_at timestamptz,
  add column sent_at timestamptz;
create index chargebacks_due on chargebacks (due_by) where state = 'open' and sending_at is null;

alter table chargeback_orders
  add column text text not null default '',
  -- Its shop has said all.
  add column ready_at timestamptz;

create table chargeback_files (
  file_id uuid primary key references files,
  chargeback_id uuid not null,
  order_id uuid not null,
  kind text not null check (kind in ('receipt', 'shipping', 'conversation', 'other')),
  -- A bank takes one of each.
  unique (chargeback_id, kind),
  foreign key (chargeback_id, order_id) references chargeback_orders
);

alter table files
  drop constraint files_purpose_check,
  add constraint files_purpose_check check (purpose in (
    'product-image', 'shop-image', 'show-image', 'event-image', 'review-image', 'message-image', 'dispute-image',
    'profile-picture', 'seller-document', 'bank-evidence', 'import'));
