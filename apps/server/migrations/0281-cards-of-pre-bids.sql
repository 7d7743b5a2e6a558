-- Whether what is won is charged to a card where it was given: it has to be there as the lot begins, too.
alter table lot_pre_bids add column needs_card boolean not null default false;
