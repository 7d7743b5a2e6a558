import type { Invariants } from '../../../platform/invariants.ts';
import { documentsThere } from '../../../platform/live/index.ts';

export const notificationsInvariants: Invariants = {
  'the number on a bell is that of what is not read': `
    select state.collection || ': ' || (state.data ->> 'count') || ' counted, ' || real
    from ${documentsThere} state, lateral (
      select count(*) as real from ${documentsThere} items
      where collection = replace(state.collection, '/state', '/items') and not data ? 'readAt')
    where state.collection like 'notifications/%/state' and state.id = 'unread'
      and (state.data ->> 'count')::bigint <> real`,
};
