-- Who may say what they think of a product: one row for each thing that reached its buyer. A review takes nothing
-- from it, so that one who deletes theirs may write another.
create table review_rights (
  user_id uuid not null references users on delete cascade,
  product_id uuid not null references products on delete cascade,
  -- What was bought, in the words of the options: "Terracotta, medium".
  variant text,
  since timestamptz not null default now(),
  primary key (user_id, product_id)
);
create index review_rights_product on review_rights (product_id);

alter table reviews
  add column edited_at timestamptz,
  add check (char_length(body) <= 4000),
  add check (char_length(reply_body) <= 2000);
create index reviews_product_helpful on reviews (product_id, helpful_count desc, created_at desc, id desc)
  where product_id is not null;
create index reviews_shop_helpful on reviews (shop_id, helpful_count desc, created_at desc, id desc);
create index review_images_image on review_images (image_id);

create table review_votes (
  review_id uuid not null references reviews on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (review_id, user_id)
);
create index review_votes_user on review_votes (user_id);

-- What somebody wants the staff to look at. No reference to the thing: it may be gone when it is decided.
create table reports (
  id uuid primary key,
  reporter_id uuid not null references users on delete cascade,
  target_kind text not null check (target_kind in ('product', 'shop', 'event', 'show', 'review', 'person')),
  target_id uuid not null,
  reason text not null check (reason in (
    'counterfeit', 'forbidden', 'misleading', 'offensive', 'spam', 'fraud', 'copyright', 'other')),
  note text not null default '' check (char_length(note) <= 1000),
  state text not null default 'open' check (state in ('open', 'resolved', 'dismissed')),
  decided_by uuid references users,
  decided_at timestamptz,
  -- For the staff only.
  decision text not null default '' check (char_length(decision) <= 1000),
  created_at timestamptz not null default now(),
  check ((state = 'open') = (decided_at is null)),
  check ((state = 'open') = (decided_by is null))
);
create unique index reports_once on reports (reporter_id, target_kind, target_id) where state = 'open';
create index reports_queue on reports (state, created_at, id);
create index reports_target on reports (target_kind, target_id);

-- What a buyer would give. Amounts are minor units for one piece.
create table offers (
  id uuid primary key,
  product_id uuid not null references products on delete cascade,
  variant_id uuid not null references product_variants on delete cascade,
  buyer_id uuid not null references users on delete cascade,
  amount bigint not null check (amount > 0),
  -- What the seller would take instead.
  counter_amount bigint check (counter_amount > amount),
  currency char(3) not null,
  state text not null default 'open'
    check (state in ('open', 'countered', 'accepted', 'declined', 'withdrawn', 'expired')),
  -- Turned down by the seller's own lowest price, not by hand.
  by_itself boolean not null default false,
  created_at timestamptz not null,
  -- When the one whose turn it is has let it pass.
  expires_at timestamptz not null,
  decided_at timestamptz,
  -- Until when the agreed price holds.
  holds_until timestamptz,
  check (state <> 'countered' or counter_amount is not null),
  check ((state in ('open', 'countered')) = (decided_at is null)),
  check ((state = 'accepted') = (holds_until is not null)),
  check (not by_itself or state = 'declined')
);
create unique index offers_one_open on offers (product_id, buyer_id) where state in ('open', 'countered');
create index offers_buyer on offers (buyer_id, created_at desc, id desc);
create index offers_product on offers (product_id, created_at desc, id desc);
create index offers_variant on offers (variant_id);
create index offers_due on offers (expires_at) where state in ('open', 'countered');

-- What happened to a kept product since it was kept, for the badges among favourites.
alter table favorites
  -- The price before it went down, and when that was; minor units of the product's currency.
  add column price_before bigint check (price_before > 0),
  add column price_dropped_at timestamptz,
  add column back_at timestamptz,
  -- The day of the last mail about it, in UTC: one a day is enough.
  add column noted_on date,
  add check ((price_before is null) = (price_dropped_at is null)),
  add check (kind = 'product' or (price_dropped_at is null and back_at is null and noted_on is null));

-- Reviews from before keep standing for something that was delivered; nobody is known to have found them helpful.
insert into review_rights (user_id, product_id, variant, since)
  select author_id, product_id, variant, created_at from reviews where product_id is not null;
update reviews set helpful_count = 0 where helpful_count > 0;
