-- An auction that stands alone waits once for its turn: two of one product would begin at the same moment, which cannot be.
delete from lots l using lots o
where l.show_id is null and l.state = 'queued' and o.show_id is null and o.state = 'queued'
  and o.product_id = l.product_id and o.id < l.id;
create unique index lots_one_waiting_per_product on lots (product_id) where show_id is null and state = 'queued';

-- As what a lot was put up again: it is not again, unless that one was taken off before it began.
alter table lots add column again_id uuid references lots on delete set null;
create index lots_again on lots (again_id) where again_id is not null;
