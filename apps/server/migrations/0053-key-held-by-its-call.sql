-- A call holds its key by its transaction; only acts that call a provider keep one beyond.
delete from idempotency_keys where state = 'running' and locked_until is not null;
alter table idempotency_keys drop column locked_until;
