import { Smartphone, Square, SwitchCamera, Video } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import type { Studio } from '../model/studio.ts';
import { useOnAirPage } from '../model/use-on-air-page.ts';
import { useProblem } from '../model/use-problem.ts';

/** A telephone as the second camera of a show: what it sees, and whether that is sent. */
export function PhoneCamera({ studio, title }: { studio: Studio; title: string }) {
  const t = useT();
  const { stream, line, problem, isOpening, cameras } = studio.state();
  const isSent = line !== null && line.kind !== 'ended' && stream !== null && problem === null;
  const words = useProblem(studio);
  const video = useRef<HTMLVideoElement>(null);
  useOnAirPage(isSent);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  return (
    <div
      className="relative grid h-dvh place-items-center overflow-hidden bg-black text-white"
      data-theme="dark"
    >
      <video
        ref={video}
        muted
        autoPlay
        playsInline
        className={stream ? 'absolute inset-0 size-full object-cover' : 'hidden'}
      />
      {isSent ? (
        <>
          <h1 className="sr-only">{t('phoneCamera.title')}</h1>
          <p
            role="status"
            className="absolute top-[max(16px,env(safe-area-inset-top))] mx-4 rounded-full bg-black/70 px-4 py-2 text-14 font-semibold"
          >
            {t(
              line.kind === 'connected'
                ? 'phoneCamera.on'
                : line.kind === 'connecting'
                  ? 'studio.connecting'
                  : 'studio.reconnecting',
            )}
          </p>
          <div className="absolute bottom-[max(24px,env(safe-area-inset-bottom))] flex items-center gap-3">
            <Button
              look="outline"
              size={56}
              className="!border-transparent !bg-black/70 !text-white"
              icon={<Square size={18} aria-hidden="true" className="fill-current" />}
              onClick={() => void studio.leaveAir()}
            >
              {t('phoneCamera.stop')}
            </Button>
            {cameras.length > 1 ? (
              <IconButton
                size={56}
                round
                look="soft"
                className="!bg-black/70 !text-white"
                label={t('studio.flip')}
                onClick={() => void studio.flip()}
              >
                <SwitchCamera size={22} aria-hidden="true" />
              </IconButton>
            ) : null}
          </div>
        </>
      ) : (
        <div
          role="status"
          className="relative mx-4 flex max-w-90 flex-col items-center gap-3 rounded-24 bg-surface p-6 text-center text-ink-1"
        >
          <Smartphone size={32} aria-hidden="true" className="text-ink-2" />
          <h1 className="display text-22">{t(words?.title ?? 'phoneCamera.title')}</h1>
          <p className="text-14 text-balance text-ink-2">
            {words ? t(words.next) : t('phoneCamera.note', { title })}
          </p>
          <Button
            look="accent"
            size={56}
            block
            loading={isOpening || line?.kind === 'connecting'}
            icon={<Video size={20} aria-hidden="true" />}
            onClick={() => void studio.goOnAir()}
          >
            {t(problem ? 'studio.tryAgain' : 'phoneCamera.start')}
          </Button>
        </div>
      )}
    </div>
  );
}
