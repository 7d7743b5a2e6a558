import type { Invariants } from '../../../platform/invariants.ts';

export const notificationsInvariants: Invariants = {
  'the number on a bell is that of what is not read': `
    select state.collection || ': ' || (state.data ->> 'count') || ' kept, ' || real
    from live_documents state, lateral (
      select count(*) as real from live_documents
      where collection = replace(state.collection, '/state', '/items') and data is not null and not data ? 'readAt')
    where state.collection like 'notifications/%/state' and state.id = 'unread' and state.data is not null
      and (state.data ->> 'count')::bigint <> real`,
};
