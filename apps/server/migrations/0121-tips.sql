-- What viewers give a show's shop without buying anything.
create table tips (
  id uuid primary key,
  show_id uuid not null references shows,
  shop_id uuid not null references shops,
  -- Null once they have left the market.
  from_id uuid references users,
  currency char(3) not null,
  amount bigint not null check (amount > 0),
  -- As the market's fees were then.
  commission bigint not null check (commission >= 0),
  payment_fee bigint not null check (payment_fee >= 0),
  -- Whose card paid it first goes into their wallet and from there to the shop, both at once.
  payment_id uuid unique references payments,
  state text not null check (state in ('pending', 'given', 'failed', 'sent-back')),
  created_at timestamptz not null,
  given_at timestamptz,
  sent_back_at timestamptz,
  check (commission + payment_fee <= amount),
  check (payment_id is not null or state <> 'pending'),
  check ((given_at is not null) = (state in ('given', 'sent-back'))),
  check ((sent_back_at is not null) = (state = 'sent-back'))
);
create index tips_show on tips (show_id, given_at);
create index tips_from on tips (from_id, created_at) where from_id is not null;
