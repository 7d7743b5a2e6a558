import { useEffect, useState } from 'react';
import { type Light, lightOf } from './checks.ts';

const LOOK_EVERY_MS = 1_000;

/** What a camera sees of light; null while it shows nothing. */
export function useLight(stream: MediaStream | null): Light | null {
  const [light, setLight] = useState<Light | null>(null);
  useEffect(() => {
    const [camera] = stream?.getVideoTracks() ?? [];
    if (!camera) return;
    const video = Object.assign(document.createElement('video'), { muted: true, playsInline: true });
    video.srcObject = new MediaStream([camera]);
    void video.play().catch(() => undefined);
    const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 18 });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const timer = setInterval(() => {
      if (!context || video.videoWidth === 0) return;
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      setLight(lightOf(context.getImageData(0, 0, canvas.width, canvas.height).data));
    }, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      video.srcObject = null;
      setLight(null);
    };
  }, [stream]);
  return light;
}
