create extension if not exists pg_trgm;

-- People ---------------------------------------------------------------------

create table images (
  id uuid primary key,
  owner_id uuid,
  folder text not null default 'images',
  -- 'drawn' pictures are made from their recipe, 'stored' ones from the file at the key.
  kind text not null check (kind in ('drawn', 'stored')),
  recipe jsonb,
  storage_key text unique,
  width int not null check (width > 0),
  height int not null check (height > 0),
  alt text not null default '',
  placeholder text,
  colour text,
  created_at timestamptz not null default now(),
  check ((kind = 'drawn') = (recipe is not null)),
  check ((kind = 'stored') = (storage_key is not null))
);

create table users (
  id uuid primary key,
  email text not null,
  email_verified_at timestamptz,
  password_hash text,
  name text not null,
  handle text not null,
  picture_id uuid references images,
  bio text not null default '',
  city text,
  country text,
  role text not null default 'member' check (role in ('member', 'support', 'admin')),
  muted boolean not null default false,
  suspended_at timestamptz,
  default_payment_method text,
  created_at timestamptz not null default now()
);
create unique index users_email_key on users (lower(email));
create unique index users_handle_key on users (lower(handle));
create index users_name_trgm on users using gin (name gin_trgm_ops);
alter table images add foreign key (owner_id) references users on delete set null;

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  token_hash bytea not null unique,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Market ---------------------------------------------------------------------

create table categories (
  id uuid primary key,
  parent_id uuid references categories,
  slug text not null unique,
  -- {"en": "Ceramics", "es": "Cerámica", ...}
  names jsonb not null,
  image_id uuid references images,
  position int not null default 0,
  commission_basis_points int check (commission_basis_points between 0 and 10000)
);
create index categories_parent on categories (parent_id, position);

create table shops (
  id uuid primary key,
  owner_id uuid not null unique references users,
  name text not null,
  slug text not null unique,
  logo_id uuid references images,
  banner_id uuid references images,
  story text not null default '',
  policies text not null default '',
  city text,
  country text,
  time_zone text not null default 'UTC',
  currency char(3) not null default 'USD',
  ships_within_days int not null default 3 check (ships_within_days between 0 and 60),
  status text not null default 'open' check (status in ('open', 'suspended', 'closed')),
  verified_at timestamptz,
  follower_count int not null default 0 check (follower_count >= 0),
  sold_count int not null default 0 check (sold_count >= 0),
  rating_sum int not null default 0 check (rating_sum >= 0),
  rating_count int not null default 0 check (rating_count >= 0),
  created_at timestamptz not null default now()
);
create unique index shops_name_key on shops (lower(name));
create index shops_name_trgm on shops using gin (name gin_trgm_ops);

create table products (
  id uuid primary key,
  shop_id uuid not null references shops,
  category_id uuid not null references categories,
  title text not null,
  description text not null default '',
  condition text not null default 'new' check (condition in ('new', 'like-new', 'used', 'for-parts')),
  listing_kind text not null default 'buy-now' check (listing_kind in ('buy-now', 'auction', 'giveaway')),
  accepts_offers boolean not null default false,
  status text not null default 'draft' check (status in ('draft', 'active', 'out-of-stock', 'archived')),
  currency char(3) not null,
  price_amount bigint not null check (price_amount >= 0),
  compare_at_amount bigint check (compare_at_amount > price_amount),
  -- [{"name": "Material", "value": "Stoneware"}]
  attributes jsonb not null default '[]',
  -- [{"name": "Glaze", "values": ["Honey", "Amber"]}]
  options jsonb not null default '[]',
  tags text[] not null default '{}',
  weight_grams int check (weight_grams >= 0),
  sold_count int not null default 0 check (sold_count >= 0),
  favorite_count int not null default 0 check (favorite_count >= 0),
  rating_sum int not null default 0 check (rating_sum >= 0),
  rating_count int not null default 0 check (rating_count >= 0),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector generated always as (
    setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('english', title || ' ' || description), 'B')
  ) stored
);
create index products_newest on products (created_at desc, id desc) where status = 'active';
create index products_shop on products (shop_id, created_at desc, id desc);
create index products_category on products (category_id, created_at desc, id desc) where status = 'active';
create index products_search on products using gin (search);
create index products_title_trgm on products using gin (title gin_trgm_ops);

create table product_images (
  product_id uuid not null references products on delete cascade,
  image_id uuid not null references images,
  position int not null,
  primary key (product_id, position),
  unique (product_id, image_id)
);

create table product_variants (
  id uuid primary key,
  product_id uuid not null references products on delete cascade,
  sku text not null,
  options jsonb not null default '{}',
  price_amount bigint not null check (price_amount >= 0),
  available int not null check (available >= 0),
  image_id uuid references images,
  position int not null default 0,
  unique (product_id, sku),
  unique (product_id, options)
);

create table price_changes (
  product_id uuid not null references products on delete cascade,
  changed_at timestamptz not null,
  amount bigint not null check (amount >= 0),
  currency char(3) not null,
  primary key (product_id, changed_at)
);

create table events (
  id uuid primary key,
  shop_id uuid not null references shops,
  category_id uuid not null references categories,
  title text not null,
  description text not null default '',
  image_id uuid references images,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  place text,
  address text,
  city text,
  online_url text,
  capacity int check (capacity > 0),
  seats_taken int not null default 0 check (seats_taken >= 0),
  status text not null default 'draft' check (status in ('draft', 'active', 'cancelled', 'archived')),
  created_at timestamptz not null default now(),
  check (ends_at > starts_at),
  check (capacity is null or seats_taken <= capacity),
  check (place is not null or online_url is not null)
);
create index events_upcoming on events (starts_at, id) where status = 'active';
create index events_shop on events (shop_id, starts_at);
create index events_title_trgm on events using gin (title gin_trgm_ops);

create table event_tickets (
  id uuid primary key,
  event_id uuid not null references events on delete cascade,
  name text not null,
  note text not null default '',
  price_amount bigint not null check (price_amount >= 0),
  currency char(3) not null,
  capacity int check (capacity > 0),
  sold int not null default 0 check (sold >= 0),
  position int not null default 0,
  check (capacity is null or sold <= capacity)
);
create index event_tickets_event on event_tickets (event_id, position);

-- Shows and lots ---------------------------------------------------------------

create table shows (
  id uuid primary key,
  shop_id uuid not null references shops,
  host_id uuid not null references users,
  category_id uuid not null references categories,
  title text not null,
  description text not null default '',
  language text not null default 'en',
  cover_id uuid references images,
  visibility text not null default 'public' check (visibility in ('public', 'private')),
  state text not null default 'scheduled'
    check (state in ('scheduled', 'rehearsal', 'live', 'ended', 'replay', 'cancelled')),
  starts_at timestamptz not null,
  ended_at timestamptz,
  viewer_count int not null default 0 check (viewer_count >= 0),
  reminder_count int not null default 0 check (reminder_count >= 0),
  created_at timestamptz not null default now(),
  check ((state in ('ended', 'replay')) = (ended_at is not null))
);
create index shows_state on shows (state, starts_at);
create index shows_shop on shows (shop_id, starts_at desc);
create index shows_title_trgm on shows using gin (title gin_trgm_ops);

-- A lot stands in a show (show_id and number) or alone.
create table lots (
  id uuid primary key,
  show_id uuid references shows on delete cascade,
  product_id uuid not null references products,
  number int check (number > 0),
  state text not null default 'queued' check (state in ('queued', 'running', 'sold', 'passed')),
  currency char(3) not null,
  start_amount bigint not null check (start_amount >= 0),
  price_amount bigint not null check (price_amount >= start_amount),
  reserve_amount bigint check (reserve_amount >= 0),
  bid_count int not null default 0 check (bid_count >= 0),
  leader_id uuid references users,
  duration_seconds int not null check (duration_seconds between 5 and 1209600),
  starts_at timestamptz,
  ends_at timestamptz,
  check ((show_id is null) = (number is null)),
  check (state <> 'running' or (starts_at is not null and ends_at > starts_at)),
  unique (show_id, number)
);
create unique index lots_one_running_per_show on lots (show_id) where state = 'running' and show_id is not null;
create unique index lots_one_open_per_product on lots (product_id) where state = 'running';
create index lots_ending on lots (ends_at) where state = 'running';
create index lots_product on lots (product_id);

-- What people keep ---------------------------------------------------------------

create table favorites (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('product', 'show', 'event')),
  target_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, kind, target_id)
);
create index favorites_target on favorites (kind, target_id);

create table shop_follows (
  user_id uuid not null references users on delete cascade,
  shop_id uuid not null references shops on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, shop_id)
);
create index shop_follows_shop on shop_follows (shop_id);

create table reviews (
  id uuid primary key,
  shop_id uuid not null references shops,
  product_id uuid references products,
  author_id uuid not null references users,
  rating int not null check (rating between 1 and 5),
  body text not null default '',
  variant text,
  helpful_count int not null default 0 check (helpful_count >= 0),
  reply_body text,
  replied_at timestamptz,
  created_at timestamptz not null default now(),
  check ((reply_body is null) = (replied_at is null))
);
create index reviews_shop on reviews (shop_id, created_at desc, id desc);
create index reviews_product on reviews (product_id, created_at desc, id desc) where product_id is not null;
create unique index reviews_once on reviews (product_id, author_id) where product_id is not null;

create table review_images (
  review_id uuid not null references reviews on delete cascade,
  image_id uuid not null references images,
  position int not null,
  primary key (review_id, position)
);

-- The operator's --------------------------------------------------------------

create table app_settings (
  only_row boolean primary key default true check (only_row),
  data jsonb not null default '{}'
);
insert into app_settings default values;

-- Messages an operator changed, and languages they added; the shipped ones are in the code.
create table languages (
  code text primary key,
  name text not null,
  dir text not null check (dir in ('ltr', 'rtl')),
  messages jsonb not null default '{}',
  position int not null default 100
);

-- The machine room --------------------------------------------------------------

create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  attempts int not null default 0,
  next_try_at timestamptz not null default now(),
  last_error text,
  delivered_at timestamptz
);
create index outbox_due on outbox (next_try_at, id) where delivered_at is null;

create table idempotency_keys (
  actor text not null,
  key text not null,
  request_hash bytea not null,
  state text not null check (state in ('running', 'done')),
  status int,
  answer jsonb,
  locked_until timestamptz,
  created_at timestamptz not null default now(),
  primary key (actor, key),
  check ((state = 'done') = (status is not null))
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Counters of a minute's worth at most: losing them in a crash harms nobody.
create unlogged table rate_limits (
  key text primary key,
  hits int not null,
  resets_at timestamptz not null
);
create index rate_limits_reset on rate_limits (resets_at);

-- What the demo world was built from, so that it is built once and can be moved along in time.
create table demo_world (
  only_row boolean primary key default true check (only_row),
  version int not null,
  -- The moment its dates are relative to.
  anchor timestamptz not null
);
