-- What a host does to a lot that runs stands in its log, too.
alter table lot_entries drop constraint lot_entries_kind_check,
  add constraint lot_entries_kind_check check (kind in (
    'opened', 'once', 'maximum', 'taken-back', 'reopened', 'lengthened', 'cut-short', 'stopped', 'closed'));

alter table lots
  -- Why its host stopped it.
  add column stop_reason text check (stop_reason in ('mistake', 'damaged', 'missing', 'bidding', 'other')),
  -- Shown and sold without a listing: its product is in no list of the market.
  add column is_quick boolean not null default false,
  add check (stop_reason is null or state = 'passed');

-- What somebody would pay at most for a lot before it begins; it bids for them, in the order in which these came.
create table lot_pre_bids (
  lot_id uuid not null references lots on delete cascade,
  user_id uuid not null references users,
  id uuid not null,
  amount bigint not null check (amount > 0),
  currency char(3) not null,
  confirmed boolean not null,
  given_at timestamptz not null,
  primary key (lot_id, user_id)
);
create index lot_pre_bids_user on lot_pre_bids (user_id);
