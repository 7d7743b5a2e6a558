import { documentPath } from '@souk/live/paths.ts';
import { serverTime } from '@souk/live/writes.ts';
import { useEffect, useMemo, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { liveClient, useLiveQuery } from '@/platform/live/index.ts';
import { toast } from '@/ui/toast/toast.ts';
import { type BellItem, bellItems, isUnread } from './bell-list.ts';

/** So many documents one write may touch. */
const AT_ONCE = 100;
/** After so long without an answer, it is said that there is none. */
const PATIENCE_MS = 8_000;

export interface Bell {
  /** Nothing before it is known. */
  items: BellItem[] | undefined;
  failed: boolean;
  read: (items: readonly BellItem[]) => void;
  remove: (item: BellItem) => void;
}

export function useBell(userId: string): Bell {
  const t = useT();
  const collection = `notifications/${userId}/items`;
  const query = useMemo(() => ({ collection, order: [['at', 'down'] as ['at', 'down']] }), [collection]);
  const told = useLiveQuery(query);
  const known = told !== undefined && !told.error && (!told.fromCache || told.docs.length > 0);
  const items = useMemo(() => (known ? bellItems(told.docs) : undefined), [known, told]);
  const waitedInVain = usePatience(!known);

  const keep = (write: (client: Awaited<ReturnType<typeof liveClient>>) => Promise<void>) => {
    void liveClient()
      .then(write)
      .catch(() => toast({ id: 'bell', kind: 'bad', title: t('bell.notSaved') }));
  };
  return {
    items,
    failed: waitedInVain || told?.error !== undefined,
    read: (some) => {
      const unread = some.filter(isUnread);
      keep(async (client) => {
        for (let from = 0; from < unread.length; from += AT_ONCE) {
          await client.write(
            unread.slice(from, from + AT_ONCE).map(({ id }) => ({
              op: 'update',
              path: documentPath(`${collection}/${id}`),
              data: { readAt: serverTime() },
            })),
          );
        }
      });
    },
    remove: ({ id }) => keep((client) => client.delete(`${collection}/${id}`)),
  };
}

/** True once something has been waited for too long. */
function usePatience(waiting: boolean): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setOver(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [waiting]);
  return over && waiting;
}
