-- What of an order’s commission was taken of a line. What was bought before does not say it: there it comes back in step with
-- what was paid.
alter table order_lines add column commission bigint check (commission >= 0);
