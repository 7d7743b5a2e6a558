import type { Invariants } from '../../../platform/invariants.ts';
import { documentsThere } from '../../../platform/live/index.ts';

export const messagingInvariants: Invariants = {
  'a conversation counts as unread what its reader has not read': `
    select i.collection || ' ' || i.id || ': ' || (i.data ->> 'unread') || ' counted, ' || real
    from ${documentsThere} i cross join lateral (
      select split_part(i.collection, '/', 2) as reader) who
    cross join lateral (select 'conversations/' || case when reader < i.id then reader || '~' || i.id
      else i.id || '~' || reader end as path) talk
    cross join lateral (select count(*) as real from ${documentsThere} m
      where m.collection = path || '/messages' and m.data ->> 'by' <> reader and not m.data ? 'deletedAt'
        and m.born > coalesce((select (k.data ->> 'read')::bigint from ${documentsThere} k
          where k.collection = path || '/marks' and k.id = reader), 0)) unread
    where i.collection like 'inboxes/%/conversations'
      and (i.data ->> 'unread')::bigint <> real`,

  'the line of a conversation is that of its last message': `
    select i.collection || ' ' || i.id from ${documentsThere} i cross join lateral (
      select split_part(i.collection, '/', 2) as reader) who
    left join lateral (select m.born, m.data from ${documentsThere} m
      where m.collection = 'conversations/' || case when reader < i.id then reader || '~' || i.id
        else i.id || '~' || reader end || '/messages'
      order by m.born desc limit 1) last on true
    where i.collection like 'inboxes/%/conversations'
      and (last.born is distinct from (i.data ->> 'born')::bigint
        or last.data ->> 'by' is distinct from i.data ->> 'by'
        or (last.data ? 'deletedAt') <> (i.data ->> 'kind' = 'deleted'))`,

  'a picture is kept for a message that shows it': `
    select message_id from message_pictures where not exists (
      select from ${documentsThere} messages where collection = 'conversations/' || pair || '/messages'
        and id = message_id::text and data -> 'pictures' @> jsonb_build_array(jsonb_build_object('id', file_id)))`,
};
