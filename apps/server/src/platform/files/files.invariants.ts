import type { Invariants } from '../invariants.ts';
import { isUsedText } from '../storage/file-uses.ts';

export const filesInvariants: Invariants = {
  // One that was sent as a file is swept a day after it was last shown; what else is stored belongs to something.
  'a picture kept since yesterday is a file or shown somewhere': `
    select id from images where kind = 'stored' and created_at < now() - interval '1 day'
      and not exists (select from files where files.id = images.id) and not ${isUsedText('images.id')}`,

  'a picture of someone’s file is kept, theirs and public': `
    select images.id from images join files on files.id = images.id
    where files.state <> 'ready' or files.visibility <> 'public' or images.storage_key <> files.storage_key
      or images.owner_id is distinct from files.owner_id or images.alt <> files.alt`,

  'a public picture that is kept has its picture': `
    select id from files where state = 'ready' and folder = 'images' and visibility = 'public'
      and not exists (select from images where images.id = files.id)`,

  'pieces of an upload are in a row, and none too many': `
    select upload_parts.file_id from upload_parts join files on files.id = file_id where stored
    group by upload_parts.file_id, files.size having sum(upload_parts.size) > files.size
      or sum(upload_parts.size) <> max(upload_parts.start + upload_parts.size)`,
};
