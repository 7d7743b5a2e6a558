-- One that was made in the provider's own pages may be of several orders, and is a refund of each.
alter table refunds drop constraint refunds_provider_id_key;
create index refunds_provider on refunds (provider_id);
