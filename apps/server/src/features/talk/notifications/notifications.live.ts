import type { AskedWrite } from '@souk/live/server/declaration.ts';
import { isSame } from '@souk/live/values.ts';
import { dbOf, type LiveAsker, type LiveDeclaration } from '../../../platform/live/index.ts';
import { unreadNow } from './list.service.ts';

/** Everybody's own list, and the number on their bell. */
export const notificationsLive: readonly LiveDeclaration[] = [
  {
    path: 'notifications/{user}/items',
    read: ({ who, params }) => who !== null && who.id === params.user,
    write: (asked) => asked.who !== null && asked.who.id === asked.params.user && isReading(asked),
    speaks: false,
    // The same for each of many in one write, so that the last to be stored is right.
    follow: async ({ params: { user = '' }, db }) => [await unreadNow(dbOf(db), user)],
  },
  {
    path: 'notifications/{user}/state',
    read: ({ who, params }) => who !== null && who.id === params.user,
  },
];

/** One may read one's notifications, and take them away; what they say is the market's. */
function isReading({ op, before, after }: AskedWrite<LiveAsker>): boolean {
  if (op === 'delete') return before !== null;
  if (op !== 'update' || !before || !after || typeof after.readAt !== 'number') return false;
  const { readAt: _then, ...was } = before;
  const { readAt: _now, ...is } = after;
  return isSame(was, is);
}
