-- The books: every movement of money is a transaction of postings that add up to zero, written once and never changed.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null,
  user_id uuid references users,
  shop_id uuid references shops,
  owner uuid not null generated always as
    (coalesce(user_id, shop_id, '00000000-0000-0000-0000-000000000000')) stored,
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  -- The market's accounts are kept in several rows, so that payments at once do not wait for one.
  part smallint not null default 0 check (part >= 0),
  -- The sum of its postings.
  balance bigint not null default 0 check (abs(balance) <= 9007199254740991),
  unique (owner, kind, currency, part),
  constraint ledger_accounts_owner check (case
    when kind = 'wallet' then user_id is not null and shop_id is null and part = 0
    when kind in ('shop-pending', 'shop-available', 'shop-frozen', 'shop-reserve', 'shop-in-payout', 'shop-owed')
      then shop_id is not null and user_id is null and part = 0
    else kind in ('clearing', 'commission', 'payment-fees', 'provider-fees', 'tax', 'coupons', 'holds', 'refunds')
      and user_id is null and shop_id is null
  end),
  constraint ledger_accounts_standing check (case
    when kind = 'shop-owed' then balance <= 0
    when kind = 'wallet' or kind like 'shop-%' then balance >= 0
    else true
  end)
) with (fillfactor = 50);

create table ledger_transactions (
  id bigint generated always as identity primary key,
  -- What is booked once, however often it is asked for.
  key text not null unique,
  content_hash bytea not null,
  kind text not null,
  currency char(3) not null,
  at timestamptz not null,
  order_id uuid,
  payment_id uuid,
  payout_id uuid,
  -- What a person reads of it besides: numbers, names of things, ids.
  about jsonb not null default '{}'
);
create index ledger_transactions_order on ledger_transactions (order_id) where order_id is not null;
create index ledger_transactions_payment on ledger_transactions (payment_id) where payment_id is not null;
create index ledger_transactions_payout on ledger_transactions (payout_id) where payout_id is not null;
-- By the number that people know an order by.
create index ledger_transactions_number on ledger_transactions ((about ->> 'order')) where about ? 'order';

create table ledger_postings (
  transaction_id bigint not null references ledger_transactions,
  account_id bigint not null references ledger_accounts,
  amount bigint not null check (amount <> 0),
  -- What the account stood at after it.
  balance bigint not null,
  primary key (account_id, transaction_id)
);
create index ledger_postings_transaction on ledger_postings (transaction_id);

create function check_ledger_transaction() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_postings p
      join ledger_accounts a on a.id = p.account_id
      join ledger_transactions t on t.id = p.transaction_id
    where p.transaction_id = new.transaction_id
    having sum(p.amount) <> 0 or not bool_and(a.currency = t.currency)
  ) then
    raise exception 'ledger transaction % does not add up to zero in its currency', new.transaction_id
      using errcode = 'check_violation', constraint = 'ledger_transaction_balanced';
  end if;
  return null;
end $$;

create constraint trigger ledger_transaction_balanced after insert on ledger_postings
  deferrable initially deferred for each row execute function check_ledger_transaction();

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: what is booked stays', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end $$;

create trigger ledger_transactions_stay before update or delete or truncate on ledger_transactions
  for each statement execute function refuse_ledger_change();
create trigger ledger_postings_stay before update or delete or truncate on ledger_postings
  for each statement execute function refuse_ledger_change();
