import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLiveDoc } from '@/platform/live/index.ts';
import { cx } from '@/ui/cx.ts';
import { wholeScreen } from '@/ui/picture/whole-screen.ts';
import {
  type OnAir,
  onAirOf,
  type PictureWord,
  pictureWord,
  type Shown,
  shownOf,
  wordInPlaceOf,
} from '../model/picture-state.ts';
import type { Player, PlayerState } from '../model/player.ts';
import { useSeesScreen } from '../model/use-sees-screen.ts';
import { type WatchedShow, watchedStore } from '../model/watched.store.ts';
import { enterRoom, leaveRoom } from '../model/watching.ts';
import { PictureNotice } from './picture-notice.tsx';

/** The picture of a live show in its room. */
export function ShowVideo({ show }: { show: WatchedShow }) {
  const { _id, title, shop } = show;
  const player = watchedStore(({ playing }) => (playing?.show._id === _id ? playing.player : null));
  useEffect(() => {
    enterRoom({ _id, title, shop: { name: shop.name } });
    return () => leaveRoom(_id);
  }, [_id, title, shop.name]);
  return player ? <Picture player={player} /> : null;
}

function Picture({ player }: { player: Player }) {
  const place = usePlace(player);
  const told = useLiveDoc(`rooms/${player.showId}/state/video`);
  const state = player.state();
  const document = told?.fromCache ? null : told?.doc?.data;
  const onAir = onAirOf(document);
  useEffect(() => player.tell(onAir), [player, onAir]);
  const shown = shownOf(document);
  const isScreen = useSeesScreen(player, shown);
  const word = wordOver(state, onAir, shown);
  const isSeen = state.hasPicture && word !== 'camera-off' && word !== 'break';
  return (
    <>
      <div ref={place} className={cx('size-full', !isSeen && 'opacity-0', isScreen && wholeScreen)} />
      <PictureNotice word={word} onPlay={player.play} />
    </>
  );
}

/** What comes from the recording says itself how far behind it is. */
function wordOver(state: PlayerState, onAir: OnAir | null, shown: Shown): PictureWord | null {
  if (state.source === 'rewound') return null;
  if (state.source === 'line') return pictureWord({ ...state, onAir, shown });
  if (onAir === 'away') return 'host-away';
  return onAir === 'on-air' ? wordInPlaceOf(shown) : null;
}

/** The player's element is where this ref is, for as long as it is. */
export function usePlace(player: Player) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    player.put(place.current);
    const { current } = place;
    return () => {
      // It may stand elsewhere by now.
      if (player.video.parentElement === current) player.put(null);
    };
  }, [player]);
  return place;
}
