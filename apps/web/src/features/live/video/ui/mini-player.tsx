import { Link, useLocation } from '@tanstack/react-router';
import { Volume2, VolumeX, X } from 'lucide-react';
import { useEffect } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { useLiveDoc, useLiveQuery } from '@/platform/live/index.ts';
import { cx } from '@/ui/cx.ts';
import { wholeScreen } from '@/ui/picture/whole-screen.ts';
import { shownOf } from '../model/picture-state.ts';
import type { Player } from '../model/player.ts';
import { useSeesScreen } from '../model/use-sees-screen.ts';
import { closeWatched, type WatchedShow, watchedStore } from '../model/watched.store.ts';
import { usePlace } from './show-video.tsx';
import { TwoPictures } from './two-pictures.tsx';

/** The show that was watched plays on in a corner while its viewer is elsewhere in the market. */
export function MiniPlayer({ atTop }: { atTop: boolean }) {
  const playing = watchedStore((store) => store.playing);
  if (!playing || playing.isInRoom) return null;
  return <Corner key={playing.show._id} show={playing.show} player={playing.player} atTop={atTop} />;
}

function Corner({ show, player, atTop }: { show: WatchedShow; player: Player; atTop: boolean }) {
  const t = useT();
  const place = usePlace(player);
  const stage = useLiveDoc(`rooms/${show._id}/state/stage`);
  const told = useLiveDoc(`rooms/${show._id}/state/video`);
  const isScreen = useSeesScreen(player, shownOf(told?.fromCache ? null : told?.doc?.data));
  // Who watches here is one of its viewers still.
  useLiveQuery({ collection: `rooms/${show._id}/watching` });
  const { isMuted, isInSmallWindow, line } = player.state();
  // On a phone it would lie over the words of the form, which says itself that it leads back to the show.
  const isSigningIn = useLocation({ select: ({ pathname }) => pathname === '/login' });
  const showState = stage?.fromCache ? undefined : stage?.doc?.data.showState;
  const isOver = line === 'ended' || (showState !== undefined && showState !== 'live');
  useEffect(() => {
    if (isOver) closeWatched();
  }, [isOver]);
  return (
    <aside
      data-theme="dark"
      aria-label={t('player.corner')}
      className={cx(
        'fixed end-3 z-40 w-28 overflow-hidden rounded-16 bg-black shadow-float ring-1 ring-white/15 sm:end-6 sm:w-36',
        atTop ? 'top-16 sm:top-20' : 'bottom-[calc(5.5rem+var(--toast-room,0px))] sm:bottom-6',
        isInSmallWindow && 'invisible',
        isSigningIn && 'max-sm:invisible',
      )}
    >
      <div className="relative aspect-9/16">
        <TwoPictures showId={show._id} isSmall>
          <div ref={place} className={cx('size-full', isScreen && wholeScreen)} />
        </TwoPictures>
      </div>
      <Link
        to="/live/$roomId"
        params={{ roomId: show._id }}
        aria-label={t('player.backTo', { title: show.title })}
        className="absolute inset-0 rounded-16"
      />
      <button
        type="button"
        aria-label={t('player.close')}
        onClick={closeWatched}
        className={cx(round, 'end-0 top-0')}
      >
        <X size={18} aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={isMuted ? t('player.unmute') : t('player.mute')}
        onClick={() => player.setSound(isMuted)}
        className={cx(round, 'start-0 bottom-0')}
      >
        {isMuted ? <VolumeX size={18} aria-hidden="true" /> : <Volume2 size={18} aria-hidden="true" />}
      </button>
    </aside>
  );
}

const round =
  'absolute isolate grid size-11 place-items-center text-white before:absolute before:inset-1.5 before:-z-1 before:rounded-full before:bg-black/60 hover:before:bg-black/80';
