import type { RoomMessage } from '@souk/shared/live/room-chat/schema.ts';
import { useMemo, useRef, useState } from 'react';
import { useLiveQuery } from '@/platform/live/index.ts';
import type { MessageLine } from './lane.ts';

const FIRST = 60;
const STEP = 100;
/** No query gives more. */
const MOST = 1_000;

/** What was said last in a room, the newest last; more of it as one scrolls up. */
export function useRoomMessages(showId: string) {
  const [limit, setLimit] = useState(FIRST);
  const result = useLiveQuery({ collection: `rooms/${showId}/messages`, order: [['$born', 'down']], limit });
  const before = useRef({ showId, result });
  // A longer list is asked for; until it is there the one before stands, where it is of this room.
  if (result || before.current.showId !== showId) before.current = { showId, result };
  const known = before.current.result;
  const messages = useMemo(
    () =>
      (known?.docs ?? [])
        .flatMap(({ id, data, born, pending }): MessageLine[] => {
          const message = data as unknown as RoomMessage;
          return message.text === undefined
            ? []
            : [{ ...message, text: message.text, kind: 'message', id, born, pending }];
        })
        .reverse(),
    [known],
  );
  const hasMore = (known?.docs.length ?? 0) >= limit && limit < MOST;
  return {
    messages,
    hasMore,
    isKnown: known !== undefined,
    /** Banned, or blocked by the host. */
    isClosed: known?.error?.code === 'permission-denied',
    loadOlder: () => setLimit((now) => Math.min(MOST, now + STEP)),
    /** Back at the end there is no need to hold them all. */
    letGo: () => setLimit(FIRST),
  };
}
