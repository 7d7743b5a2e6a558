import { asTold, lotInHand, type RoomLot } from '@souk/shared/live/auctions/room-lot.ts';
import type { LotDocument } from '@souk/shared/live/auctions/schema.ts';
import type { Show } from '@souk/shared/live/shows/schema.ts';
import type { StageDocument } from '@souk/shared/live/shows/stage.ts';

/** What is told live of a show. */
export interface Told {
  lots: ReadonlyMap<string, LotDocument>;
  stage: Partial<StageDocument> | null;
  viewers: number | null;
}

/** A show as its room sees it now. */
export interface LiveShow extends Show {
  lots: RoomLot[];
  currentLot: RoomLot | null;
}

/** A show as the server listed it, with what was told since. */
export function liveShowOf(show: Show, { lots: told, stage, viewers }: Told): LiveShow {
  const lots = show.lots.map((lot) => asTold(lot, told.get(lot._id) ?? null));
  return {
    ...show,
    lots,
    currentLot: lots.find(({ state }) => state === 'running') ?? null,
    viewerCount: viewers ?? show.viewerCount,
    state: stage?.showState ?? show.state,
  };
}

/** The lot the dock is about. */
export const inHand = ({ lots }: LiveShow, stage: Partial<StageDocument> | null): RoomLot | null =>
  lotInHand(lots, stage?.upNext ?? null);

/** What was told of that the list at hand does not know: then it is fetched anew. */
export function isBehind(show: Show, told: Told, seen: Partial<StageDocument> | null): boolean {
  const { stage, lots } = told;
  if (stage && seen && stage.listVersion !== seen.listVersion) return true;
  if (stage?.showState && stage.showState !== show.state) return true;
  return [...lots.keys()].some((id) => !show.lots.some((lot) => lot._id === id));
}
