-- What a shop has printed on its invoices beside its name; nobody sees it elsewhere.
create table invoice_details (
  shop_id uuid primary key references shops,
  name text not null default '',
  street text not null default '',
  postal_code text not null default '',
  tax_number text not null default '',
  changed_at timestamptz not null
);

-- What is written on them: those of before stay as they were, later ones have the rates of their tax.
alter table invoices add column form smallint not null default 1;
alter table invoices alter column form set default 2;
