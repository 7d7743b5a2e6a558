-- An e-mail address belongs to the account that has proved it. Until then anyone may claim it, so that signing up
-- tells nobody whether there is an account.
drop index users_email_key;
create unique index users_email_key on users (lower(email)) where email_verified_at is not null;
create index users_email on users (lower(email), created_at desc);

alter table users
  add column language text not null default 'en',
  -- [{"label": "Instagram", "url": "https://…"}]
  add column links jsonb not null default '[]',
  add column phone text,
  add column phone_verified_at timestamptz,
  add column seller_verified_at timestamptz,
  add column follower_count int not null default 0 check (follower_count >= 0),
  add column following_count int not null default 0 check (following_count >= 0),
  -- What is left of someone who went: a nameless row that the books point to.
  add column deleted_at timestamptz,
  add check (phone_verified_at is null or phone is not null),
  add check (deleted_at is null or (password_hash is null and phone is null and picture_id is null));
create unique index users_phone_key on users (phone) where phone_verified_at is not null;
create index users_newest on users (created_at desc, id desc);
create index reviews_author on reviews (author_id, created_at desc, id desc);

-- Signing in -------------------------------------------------------------------

alter table sessions
  add column way text not null default 'password'
    check (way in ('password', 'email-code', 'passkey', 'google', 'apple', 'signup', 'reset')),
  -- When its owner last proved who they are; changes to the account ask for a recent proof.
  add column confirmed_at timestamptz not null default now();

-- What someone has signed in with before: browser and system as they name themselves, without versions.
create table seen_devices (
  user_id uuid not null references users on delete cascade,
  device text not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, device)
);

-- Codes and links that work once: what for, for whom, until when. Only a hash of the secret is kept.
create table one_time_secrets (
  id uuid primary key,
  purpose text not null check (purpose in (
    'sign-in', 'verify-email', 'reset-password', 'change-email', 'confirm', 'verify-phone',
    'passkey-register', 'passkey-sign-in', 'second-factor-setup', 'first-admin')),
  user_id uuid references users on delete cascade,
  -- The address, number or anything else it is about.
  subject text not null default '',
  secret_hash bytea not null,
  tries int not null default 0 check (tries >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_secrets_of on one_time_secrets (purpose, subject, created_at desc);
create index one_time_secrets_user on one_time_secrets (user_id);
create index one_time_secrets_expiry on one_time_secrets (expires_at);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0 check (counter >= 0),
  transports text[] not null default '{}',
  name text not null,
  backed_up boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

-- Time-based codes; on once its owner has shown one.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  secret bytea not null,
  -- The last step a code was taken for, so that no code works twice.
  last_step bigint not null default 0,
  enabled_at timestamptz,
  created_at timestamptz not null default now()
);
create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Accounts kept elsewhere that open this one. The key is issuer and subject, never the e-mail.
create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  provider text not null check (provider in ('google', 'apple')),
  email text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (issuer, subject),
  unique (user_id, provider)
);
-- Each credential of a provider works once.
create table spent_credentials (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index spent_credentials_expiry on spent_credentials (expires_at);

-- Between people ---------------------------------------------------------------

create table user_follows (
  follower_id uuid not null references users on delete cascade,
  followed_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, followed_id),
  check (follower_id <> followed_id)
);
create index user_follows_followed on user_follows (followed_id, created_at desc);

create table user_blocks (
  blocker_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create index user_blocks_blocked on user_blocks (blocked_id);

-- One's own things -------------------------------------------------------------

create table addresses (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  country char(2) not null,
  street text not null,
  extra text not null default '',
  city text not null,
  region text not null default '',
  postal_code text not null default '',
  -- E.164
  phone text not null,
  -- Parcels should not arrive before this day.
  hold_until date,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index addresses_user on addresses (user_id, created_at);
create unique index addresses_one_default on addresses (user_id) where is_default;

-- Only where a choice departs from what everyone starts with.
create table notification_choices (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  channel text not null check (channel in ('in-app', 'email', 'push')),
  chosen boolean not null,
  primary key (user_id, kind, channel)
);

create table self_limits (
  user_id uuid not null references users on delete cascade,
  period text not null check (period in ('day', 'week', 'month')),
  currency char(3) not null,
  amount bigint not null check (amount >= 0),
  -- A looser limit waits before it holds; null amounts take the limit away.
  next_amount bigint check (next_amount >= 0),
  next_from timestamptz,
  set_at timestamptz not null default now(),
  primary key (user_id, period)
);
create table self_care (
  user_id uuid primary key references users on delete cascade,
  -- Every so many minutes in the market.
  remind_minutes int check (remind_minutes between 5 and 480),
  cool_down_until timestamptz
);

-- Being who one says ----------------------------------------------------------------

create table seller_checks (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  state text not null default 'draft'
    check (state in ('draft', 'waiting', 'approved', 'refused', 'withdrawn')),
  -- Emptied with the documents.
  legal_name text not null,
  country char(2) not null,
  -- What its owner and the staff read.
  reason text,
  decided_by uuid references users,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- When it was decided or withdrawn; its documents go a while after.
  ended_at timestamptz,
  emptied_at timestamptz,
  check ((state in ('approved', 'refused', 'withdrawn')) = (ended_at is not null)),
  check ((state in ('approved', 'refused')) = (decided_by is not null)),
  check (emptied_at is null or (ended_at is not null and legal_name = ''))
);
create unique index seller_checks_one_open on seller_checks (user_id) where state in ('draft', 'waiting');
create index seller_checks_queue on seller_checks (state, sent_at);
create index seller_checks_user on seller_checks (user_id, created_at desc);

-- A file is always named by a row: the row is there before the file and goes after it.
create table seller_documents (
  id uuid primary key,
  check_id uuid not null references seller_checks on delete cascade,
  kind text not null check (kind in ('identity-front', 'identity-back', 'address', 'business')),
  content_type text not null check (content_type in ('image/jpeg', 'image/png', 'application/pdf')),
  bytes int not null check (bytes > 0),
  storage_key text not null unique,
  created_at timestamptz not null default now(),
  -- Null while the file is on its way.
  stored_at timestamptz,
  -- Replaced or taken away; the file is about to go.
  removed_at timestamptz
);
create unique index seller_documents_kind on seller_documents (check_id, kind)
  where stored_at is not null and removed_at is null;

-- What staff did, for good.
create table audit_log (
  id uuid primary key,
  actor_id uuid references users,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  details jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index audit_log_newest on audit_log (created_at desc, id desc);
create index audit_log_subject on audit_log (subject_kind, subject_id, created_at desc);

-- Mail and text messages that stayed here because nothing else is set up to carry them.
create table kept_messages (
  id uuid primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  template text not null,
  subject text not null default '',
  body text not null,
  html text,
  created_at timestamptz not null default now()
);
create index kept_messages_newest on kept_messages (created_at desc, id desc);
