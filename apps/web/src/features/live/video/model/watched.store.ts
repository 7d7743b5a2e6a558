import { create } from 'zustand';
import type { Player } from './player.ts';

export interface WatchedShow {
  _id: string;
  title: string;
  shop: { name: string };
}

interface Watched {
  /** The show that plays in this page, in its room or in a corner of another screen. */
  playing: { show: WatchedShow; player: Player; isInRoom: boolean } | null;
}

/** Small, as every page has it; what plays comes with the first show. */
export const watchedStore = create<Watched>(() => ({ playing: null }));

export function closeWatched(): void {
  watchedStore.getState().playing?.player.close();
  watchedStore.setState({ playing: null });
}
