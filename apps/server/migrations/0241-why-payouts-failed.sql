-- What the provider or a bank said when it refused a payout, by the provider's own code: for staff.
alter table payouts add column refusal text;
