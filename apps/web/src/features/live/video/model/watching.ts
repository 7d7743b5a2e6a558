import { openPlayer } from './player.ts';
import { closeWatched, type WatchedShow, watchedStore } from './watched.store.ts';

/** One show plays at a time: the one that played in the corner goes on, another one begins. */
export function enterRoom(show: WatchedShow): void {
  const { playing } = watchedStore.getState();
  if (playing?.show._id === show._id) {
    watchedStore.setState({ playing: { ...playing, show, isInRoom: true } });
    return;
  }
  playing?.player.close();
  watchedStore.setState({ playing: { show, player: openPlayer(show._id), isInRoom: true } });
}

/** What was seen plays on in a corner, until it is closed. */
export function leaveRoom(showId: string): void {
  const { playing } = watchedStore.getState();
  if (playing?.show._id !== showId) return;
  const { hasPicture, line } = playing.player.state.getState();
  if (hasPicture && line !== 'ended') watchedStore.setState({ playing: { ...playing, isInRoom: false } });
  else closeWatched();
}
