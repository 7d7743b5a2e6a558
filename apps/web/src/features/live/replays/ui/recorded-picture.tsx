import { Loader, RotateCcw } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { cx } from '@/ui/cx.ts';
import { wholeScreen } from '@/ui/picture/whole-screen.ts';
import type { RecordedPlayer } from '../model/recorded-player.ts';

interface RecordedPictureProps {
  player: RecordedPlayer;
  /** What it shows now is a shared screen. */
  isScreen: boolean;
  /** Where it stands beside another one. */
  frame: (own: ReactNode) => ReactNode;
}

/** The recording as it plays, over the cover that stands there until its first picture. */
export function RecordedPicture({ player, isScreen, frame }: RecordedPictureProps) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  const { hasPicture, isWaiting, isFailed } = player.state();
  useLayoutEffect(() => {
    if (place.current) player.put(place.current);
  }, [player]);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the button below and Space do the same */}
      <div onClick={player.toggle} className={cx('absolute inset-0', hasPicture ? null : 'opacity-0')}>
        {frame(<div ref={place} className={cx('size-full', isScreen && wholeScreen)} />)}
      </div>
      <div
        role="status"
        className="pointer-events-none absolute inset-x-0 top-1/4 grid place-items-center px-6"
      >
        {isFailed ? (
          <div className="pointer-events-auto flex max-w-80 flex-col items-center gap-3 rounded-20 bg-black/75 px-5 py-4 text-center text-balance text-white">
            <p className="text-16 font-semibold">{t('replay.failed')}</p>
            <Button
              look="light"
              size={40}
              icon={<RotateCcw size={17} aria-hidden="true" />}
              onClick={player.toggle}
            >
              {t('ui.tryAgain')}
            </Button>
          </div>
        ) : isWaiting ? (
          <span className="grid size-14 place-items-center rounded-full bg-black/55 text-white">
            <Loader size={26} aria-hidden="true" className="motion-safe:animate-spin" />
            <span className="sr-only">{t('replay.loading')}</span>
          </span>
        ) : null}
      </div>
    </>
  );
}
