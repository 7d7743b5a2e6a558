-- What follows a win: a piece that is held, an order, its payment, and who is next where nobody pays.

-- How far that has come, as everyone sees it. Null: nothing was won.
alter table lots
  add column settlement text
    check (settlement in ('charging', 'paid', 'failed', 'second-chance', 'unsold'));
create index lots_to_settle on lots (closed_at)
  where state = 'sold' and settlement is null and run_by = 'clock';

-- The piece of a lot: missing from stock from its start until it is passed, or belongs to the checkout of who won it.
create table lot_holds (
  lot_id uuid primary key references lots on delete cascade,
  variant_id uuid not null,
  product_id uuid not null,
  held_at timestamptz not null,
  given_at timestamptz,
  released_at timestamptz,
  check (given_at is null or released_at is null)
);
create index lot_holds_open on lot_holds (lot_id) where given_at is null and released_at is null;

-- Whom a lot is sold to, one after the other: who won it, then those who were offered it.
create table lot_sales (
  id uuid primary key,
  lot_id uuid not null references lots on delete cascade,
  round int not null check (round > 0),
  buyer_id uuid not null references users,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('won', 'charging', 'failed', 'offered', 'paid', 'over')),
  -- Why it is over.
  ending text check (ending in ('not-paid', 'declined', 'cancelled')),
  checkout_id uuid unique references checkouts,
  -- Until when they may pay, where that is waited for.
  pay_by timestamptz,
  reminders int not null default 0,
  -- When somebody has to look at it again.
  due_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (lot_id, round),
  unique (lot_id, buyer_id),
  check ((state = 'over') = (ending is not null)),
  check ((state in ('failed', 'offered')) = (pay_by is not null)),
  check (state not in ('charging', 'failed', 'offered', 'paid') or checkout_id is not null)
);
-- To one at a time, whoever else was asked before.
create unique index lot_sales_one on lot_sales (lot_id) where state <> 'over';
create index lot_sales_due on lot_sales (due_at) where due_at is not null;
create index lot_sales_buyer on lot_sales (buyer_id, created_at desc);

-- Who won and did not pay.
create table bidder_strikes (
  lot_id uuid not null references lots on delete cascade,
  user_id uuid not null references users on delete cascade,
  at timestamptz not null,
  primary key (lot_id, user_id)
);
create index bidder_strikes_user on bidder_strikes (user_id, at);

-- What was won is paid as everything else, at the price it was won for, beside whatever its buyer is about to buy.
alter table checkouts
  add column lot_id uuid references lots,
  drop constraint checkouts_source_check,
  add constraint checkouts_source_check check (source in ('cart', 'product', 'lot')),
  add check ((source = 'lot') = (lot_id is not null));
drop index checkouts_open;
create unique index checkouts_open on checkouts (buyer_id) where state in ('open', 'paying') and source <> 'lot';
create unique index checkouts_lot on checkouts (lot_id) where state in ('open', 'paying', 'paid');
