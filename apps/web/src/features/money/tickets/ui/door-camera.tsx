import { Camera, CameraOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { hasCamera, openDetector, useCamera } from '../model/use-camera.ts';

/** Reads codes with the camera, where there is one. */
export function DoorCamera({ onCode }: { onCode: (code: string) => void }) {
  const t = useT();
  const [state, setState] = useState<'off' | 'on' | 'failed'>('off');
  // Fetched before anybody stands there, and not over the line of a door.
  useEffect(() => {
    if (hasCamera()) openDetector().catch(() => undefined);
  }, []);
  if (!hasCamera()) return <p className="mt-4 text-14 text-ink-2">{t('checkIn.noCamera')}</p>;
  return (
    <div className="mt-4 grid gap-3">
      {state === 'on' ? <Finder onCode={onCode} onFailure={() => setState('failed')} /> : null}
      {state === 'failed' ? <Notice tone="warning">{t('checkIn.cameraFailed')}</Notice> : null}
      <Button
        size={48}
        icon={
          state === 'on' ? (
            <CameraOff size={19} aria-hidden="true" />
          ) : (
            <Camera size={19} aria-hidden="true" />
          )
        }
        onClick={() => setState(state === 'on' ? 'off' : 'on')}
      >
        {t(state === 'on' ? 'checkIn.cameraStop' : 'checkIn.camera')}
      </Button>
    </div>
  );
}

function Finder(watching: { onCode: (code: string) => void; onFailure: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  useCamera(video, watching);
  return (
    <video ref={video} muted playsInline className="aspect-square w-full rounded-14 bg-fill object-cover" />
  );
}
