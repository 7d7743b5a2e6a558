-- A short video that plays in the room of a show before it begins.
alter table shows add column clip_id uuid references files;
create index shows_clip on shows (clip_id) where clip_id is not null;

alter table files
  drop constraint files_folder_check,
  add constraint files_folder_check check (folder in ('images', 'documents', 'imports', 'videos')),
  drop constraint files_purpose_check,
  add constraint files_purpose_check check (purpose in (
    'product-image', 'shop-image', 'show-image', 'event-image', 'review-image', 'message-image', 'dispute-image',
    'profile-picture', 'seller-document', 'bank-evidence', 'import', 'show-clip'));
