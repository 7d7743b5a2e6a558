-- When the bank would not take what the shops said: it had decided, or its time was over.
alter table chargebacks add column refused_at timestamptz;
