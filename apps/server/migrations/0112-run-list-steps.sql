-- What comes between the lots of a show: products at their price, and breaks for talk.
create table show_steps (
  id uuid primary key,
  show_id uuid not null references shows on delete cascade,
  kind text not null check (kind in ('product', 'talk')),
  product_id uuid references products on delete cascade,
  title text check (length(title) between 1 and 80),
  minutes int check (minutes between 1 and 60),
  -- It comes after the lot of this number, and after those of its own number that stand before it.
  after_lots int not null check (after_lots >= 0),
  position int not null check (position >= 0),
  -- When a break that has begun is over.
  ends_at timestamptz,
  done_at timestamptz,
  check ((kind = 'product') = (product_id is not null)),
  check ((kind = 'talk') = (title is not null and minutes is not null)),
  check (ends_at is null or kind = 'talk')
);
create index show_steps_show on show_steps (show_id);
create index show_steps_product on show_steps (product_id) where product_id is not null;

-- Whether those that follow a show which repeats begin with its run list.
alter table shows add column repeats_list boolean not null default true;
