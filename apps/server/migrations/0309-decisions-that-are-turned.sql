-- A bank’s decision can be appealed: what was lost is won after all, or what was won is lost.
alter table chargebacks
  -- When the provider said how it was decided, by its own clock: an older word undoes no newer one.
  add column said_at timestamptz,
  -- How often it was decided the other way after it was over.
  add column turns integer not null default 0 check (turns >= 0);
