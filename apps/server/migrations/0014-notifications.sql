-- When someone wants no push and no mail that can wait.
create table quiet_hours (
  user_id uuid primary key references users (id) on delete cascade,
  -- As the clocks of their place show it: "22:00".
  from_clock text not null check (from_clock ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  to_clock text not null check (to_clock ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  time_zone text not null,
  check (from_clock <> to_clock)
);

-- Mail and push that wait: for the end of quiet hours, for more of their kind, or for being read in the market first.
create table held_news (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id) on delete cascade,
  channel text not null check (channel in ('email', 'push')),
  kind text not null,
  about text not null,
  -- The notification in the list, where they have one.
  item_id uuid,
  -- {"text": "outbid", "params": {…}, "to": "/product/…"}
  line jsonb not null,
  -- The mail that tells it best: {"template": "offer-received", "data": {…}}
  mail jsonb,
  due_at timestamptz not null,
  -- After this it is worth nothing.
  expires_at timestamptz
);
create index held_news_of on held_news (user_id, channel, kind);
create index held_news_due on held_news (due_at);

-- When someone was last told of a kind by a channel: what follows soon after goes together.
create table told_news (
  user_id uuid not null references users (id) on delete cascade,
  channel text not null,
  kind text not null,
  at timestamptz not null,
  primary key (user_id, channel, kind)
);
create index told_news_age on told_news (at);

-- The market's own key pair for push (RFC 8292), made once.
create table push_keys (
  only_row boolean primary key default true check (only_row),
  public_key text not null,
  private_key text not null,
  made_at timestamptz not null default now()
);

-- The browsers that are pushed to. Signing out takes them away.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  endpoint text not null unique,
  -- The browser's public key and secret, base64url (RFC 8291).
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_user on push_subscriptions (user_id, created_at);
create index push_subscriptions_session on push_subscriptions (session_id);

-- Pushes on their way.
create table push_sendings (
  id uuid primary key,
  subscription_id uuid not null references push_subscriptions (id) on delete cascade,
  kind text not null,
  tag text not null,
  -- What it says: [{"text": "outbid", "params": {…}}], and where it leads.
  lines jsonb not null,
  leads_to text not null,
  picture_id uuid,
  expires_at timestamptz not null,
  -- How often it was begun and nobody knows how it ended.
  begun smallint not null default 0
);
create index push_sendings_subscription on push_sendings (subscription_id);
create index push_sendings_age on push_sendings (expires_at);

-- What is told of someone goes when they go.
create index live_notifications_by on live_documents ((data ->> 'by'))
  where collection like 'notifications/%' and data ? 'by';
