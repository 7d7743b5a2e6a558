-- Whoever hosts was shown the highest bid given beforehand; what was written of it goes.
update live_documents set data = data - 'highest' where collection like 'rooms/%/hosting' and data ? 'highest';
