-- What the whole market sold by day is counted over this alone, without a look into the orders themselves.
create index orders_sold on orders (paid_at) include (currency, total, refunded)
  where paid_at is not null and state <> 'cancelled';

-- Payouts that are under way, and those that came back: few among all that ever were.
create index payouts_under_way on payouts (requested_at desc, id desc) where state in ('begun', 'sent');
create index payouts_failed on payouts (requested_at desc, id desc) where state = 'failed';
