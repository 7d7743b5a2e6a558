import type { SeenDoc } from '@souk/live/client/view.ts';
import type { LotDocument } from '@souk/shared/live/auctions/schema.ts';
import type { RoomViewers } from '@souk/shared/live/room-chat/schema.ts';
import { isToCome } from '@souk/shared/live/shows/lifecycle.ts';
import type { Show } from '@souk/shared/live/shows/schema.ts';
import type { StageDocument } from '@souk/shared/live/shows/stage.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLiveQuery } from '@/platform/live/index.ts';
import { getShow } from '../api/get-show.ts';
import { inHand, isBehind, type LiveShow, liveShowOf, type Told } from './live-show.ts';

const SECOND = 1_000;
/** So long after its time a lot or a show of which nothing was told is looked at again. */
const LATE_MS = 3 * SECOND;

export interface Room {
  show: LiveShow;
  /** The lot under the hammer, or the one that comes next. */
  lot: LiveShow['currentLot'];
  /** Who watched before the market was heard anew has not seen what happened meanwhile. */
  isCurrent: boolean;
  /** What everyone is told of its run list; null before that is known. */
  stage: Told['stage'];
}

/** A show as it goes on: drawn by the server, whose clock is so far ahead of this one, and then as it is told. */
export function useLiveShow(drawn: Show, offsetMs: number): Room {
  const { told, isCurrent } = useTold(drawn._id);
  const show = useMemo(() => liveShowOf(drawn, told), [drawn, told]);
  const lot = inHand(show, told.stage);
  useFetchAnew(drawn, told, show, Math.round(offsetMs / SECOND) * SECOND);
  return { show, lot, isCurrent, stage: told.stage };
}

/** What the room is told. */
function useTold(showId: string): { told: Told; isCurrent: boolean } {
  const lots = useHeard(showId, 'lots');
  const state = useHeard(showId, 'state');
  const told = useMemo((): Told => {
    const documents = new Map(state.docs.map(({ id, data }) => [id, data]));
    const viewers = documents.get('viewers') as RoomViewers | undefined;
    return {
      lots: new Map(lots.docs.map(({ id, data }) => [id, data as unknown as LotDocument])),
      stage: (documents.get('stage') as StageDocument | undefined) ?? null,
      viewers: viewers?.count ?? null,
    };
  }, [lots.docs, state.docs]);
  return { told, isCurrent: lots.isCurrent };
}

const nothing: readonly SeenDoc[] = [];

/** A part of a room once it was heard of; what this browser remembers of an earlier visit is older than what the server drew. */
function useHeard(showId: string, part: 'lots' | 'state') {
  const result = useLiveQuery({ collection: `rooms/${showId}/${part}` });
  const isCurrent = result !== undefined && !result.fromCache && !result.error;
  const [heardOf, setHeardOf] = useState<string | null>(null);
  if (isCurrent && heardOf !== showId) setHeardOf(showId);
  return { docs: (heardOf === showId && result?.docs) || nothing, isCurrent };
}

/** The list itself is fetched: when it is told that it changed, and when what was to happen was not told. */
function useFetchAnew(drawn: Show, told: Told, show: LiveShow, offsetMs: number): void {
  const queries = useQueryClient();
  const seen = useRef<Told['stage']>(null);
  const behind = isBehind(drawn, told, seen.current);
  useEffect(() => {
    if (told.stage) seen.current = told.stage;
    if (behind) void queries.invalidateQueries({ queryKey: getShow(drawn._id).queryKey });
  }, [behind, told.stage, drawn._id, queries]);
  const due = dueOf(show);
  // What was fetched and is still late is fetched once more.
  useEffect(() => {
    if (due === null) return;
    const timer = setTimeout(
      () => void queries.invalidateQueries({ queryKey: getShow(drawn._id).queryKey }),
      Math.min(2 ** 31 - 1, Math.max(LATE_MS, due - Date.now() - offsetMs + LATE_MS)),
    );
    return () => clearTimeout(timer);
  }, [due, offsetMs, drawn, queries]);
}

/** When something is to happen that may go untold: the start of the show, the end of its lot. */
function dueOf({ state, startsAt, currentLot }: LiveShow): number | null {
  if (isToCome(state)) return Date.parse(startsAt);
  return currentLot?.endsAt ? Date.parse(currentLot.endsAt) : null;
}
