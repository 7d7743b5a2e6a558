import { type NotificationItem, notificationItem } from '@souk/shared/talk/notifications/schema.ts';
import { wallTimeAt } from '@souk/shared/wall-time.ts';

export interface BellItem extends NotificationItem {
  id: string;
}

interface Told {
  id: string;
  data: object;
}

/** The documents as this page knows them. What a newer server tells in another shape is left out. */
export function bellItems(docs: readonly Told[]): BellItem[] {
  return docs.flatMap(({ id, data }) => {
    const read = notificationItem.safeParse(data);
    return read.success ? [{ ...read.data, id }] : [];
  });
}

/** What came since midnight where the reader is, and what came before; each in the order given. */
export function byDay<Item extends { at: number }>(
  items: readonly Item[],
  { now, timeZone }: { now: number; timeZone: string },
): { today: Item[]; earlier: Item[] } {
  const dayOf = (at: number) => wallTimeAt(new Date(at), timeZone).slice(0, 10);
  const today = dayOf(now);
  // A clock that runs behind the server's sees what comes tomorrow; that is new all the same.
  const isNew = ({ at }: Item) => dayOf(at) >= today;
  return { today: items.filter(isNew), earlier: items.filter((item) => !isNew(item)) };
}

export const isUnread = ({ readAt }: Pick<NotificationItem, 'readAt'>): boolean => readAt === undefined;
