import { useEffect, useRef } from 'react';
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
        className={stream && !isOnBreak && (!isHidden || screen) ? '' : 'opacity-0'}
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
