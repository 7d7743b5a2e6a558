-- When a seller was told that a payout that was due waits until they have an account at the provider; told once.
alter table payout_schedules add column told_at timestamptz;
