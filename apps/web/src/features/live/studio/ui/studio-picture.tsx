import { useEffect, useRef } from 'react';
import { cx } from '@/ui/cx.ts';
import type { Studio } from '../model/studio.ts';
import { EncoderDialog } from './encoder-dialog.tsx';
import { OnAirCard } from './on-air-card.tsx';
import { BreakCard, CameraOff } from './unseen.tsx';

/** What viewers see, or the way on air. */
export function StudioPicture({ studio }: { studio: Studio }) {
  const { stream, screen, line, problem, isHidden, isOnBreak } = studio.state();
  const video = useRef<HTMLVideoElement>(null);
  const isSent = line !== null && line.kind !== 'ended';
  useEffect(() => {
    if (video.current) video.current.srcObject = screen ? new MediaStream([screen]) : stream;
  }, [stream, screen]);
  return (
    <>
      {/* Without its sound, which would come back to the microphone. */}
      <video
        ref={video}
        muted
        autoPlay
        playsInline
        className={cx(
          screen && 'bg-black/50 !object-contain backdrop-blur-2xl',
          !(stream && !isOnBreak && (!isHidden || screen)) && 'opacity-0',
        )}
      />
      {isSent && !problem && isOnBreak ? <BreakCard onBack={() => void studio.pause(false)} /> : null}
      {isSent && !problem && !isOnBreak && isHidden && !screen ? <CameraOff /> : null}
      <div className="absolute inset-0 grid place-items-center px-4 empty:hidden max-lg:hidden">
        <WayOnAir studio={studio} />
      </div>
    </>
  );
}

/** Nothing once the camera is sent. */
export function WayOnAir({ studio }: { studio: Studio }) {
  const { line, problem, isOpening } = studio.state();
  const isSent = line !== null && line.kind !== 'ended';
  if (isSent && !problem) return null;
  return (
    <OnAirCard
      line={line}
      problem={problem}
      isBusy={isOpening}
      onGo={() => void (isSent ? studio.choose({}) : studio.goOnAir())}
    >
      <EncoderDialog showId={studio.showId} />
    </OnAirCard>
  );
}
