-- What stands beside the live documents of conversations.

-- Pictures in messages, so that nothing sweeps them while a message shows them.
create table message_pictures (
  message_id uuid not null,
  file_id uuid not null references files,
  -- The two of the conversation, as its path names them.
  pair text not null,
  primary key (message_id, file_id)
);
create index message_pictures_file on message_pictures (file_id);
create index message_pictures_pair on message_pictures (pair);

create table saved_replies (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  position smallint not null,
  title text not null,
  text text not null
);
create index saved_replies_user on saved_replies (user_id, position);

create table away_notes (
  user_id uuid primary key references users on delete cascade,
  is_on boolean not null,
  text text not null,
  until timestamptz,
  updated_at timestamptz not null
);

-- Searching one's own conversations, and finding a message that was reported.
create index live_messages_text on live_documents using gin ((data ->> 'text') gin_trgm_ops)
  where collection like 'conversations/%/messages';
create index live_messages_id on live_documents (id) where collection like 'conversations/%/messages';

alter table reports drop constraint reports_target_kind_check;
alter table reports add constraint reports_target_kind_check
  check (target_kind in ('product', 'shop', 'event', 'show', 'review', 'person', 'message'));
-- What was said, as it was when it was reported: its author may delete it afterwards.
alter table reports add column quote text;
