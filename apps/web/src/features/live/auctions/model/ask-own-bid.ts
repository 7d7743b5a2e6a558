import type { RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { OwnBid } from '@souk/shared/live/auctions/schema.ts';
import type { QueryClient } from '@tanstack/react-query';
import { sessionStore } from '@/platform/session/session.store.ts';
import { getOwnBid } from '../api/own-bid.ts';

// What every viewer of a room loads shares no code with this: a chunk of its own for that weighs more than it.

/** The rooms of which a lot that ran already was asked for. */
const opened = new Set<string>();

/**
 * What this tab does not know of one’s own bids: those from another device or tab, and those from before the lot began.
 * Not everyone in a room asks at each lot: as they come in, where they lead, and where they bid beforehand.
 */
export async function askOwnBid(
  { _id, showId }: Pick<RoomLot, '_id' | 'showId'>,
  leads: boolean,
  queries: QueryClient,
): Promise<OwnBid | null> {
  const room = showId ?? '';
  const isFirst = !opened.has(room);
  opened.add(room);
  const before = queries.getQueryData<{ items: Array<{ lotId: string }> }>(['own-pre-bids', room]);
  if (!isFirst && !leads && !before?.items.some(({ lotId }) => lotId === _id)) return null;
  const { token } = sessionStore.getState();
  const { bid } = await queries.fetchQuery({ ...getOwnBid(_id, leads), staleTime: 0 });
  return token === sessionStore.getState().token ? bid : null;
}
