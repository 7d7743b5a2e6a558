import { type RefObject, useEffect, useRef } from 'react';
import { codesInSight } from './in-sight.ts';

interface Detector {
  detect(source: HTMLVideoElement): Promise<Array<{ rawValue: string }>>;
}
interface DetectorClass {
  new (options: { formats: ['qr_code'] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Whether pages are given a camera at all. */
export const hasCamera = (): boolean => 'mediaDevices' in navigator;

/** The browser’s own (the Barcode Detection API); where it has none, as on iPhones, one that is fetched. */
export async function openDetector(): Promise<Detector> {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  const readsCodes = (await Own?.getSupportedFormats())?.includes('qr_code');
  const Found = Own && readsCodes ? Own : (await import('qr/decode.js')).BarcodeDetector;
  return new Found({ formats: ['qr_code'] });
}

const LOOK_MS = 250;

interface Watching {
  onCode: (code: string) => void;
  onFailure: () => void;
}

/** Shows the camera and tells of each code in sight, while it is mounted. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, { onCode, onFailure }: Watching): void {
  const told = useRef({ onCode, onFailure });
  told.current = { onCode, onFailure };
  useEffect(() => {
    const shown = video.current;
    if (!shown) return;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const isNew = codesInSight();
    const look = async (detector: Detector) => {
      const [code] =
        shown.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await detector.detect(shown) : [];
      if (code && isNew(code.rawValue, Date.now())) told.current.onCode(code.rawValue);
      if (!isOver) timer = setTimeout(() => void look(detector).catch(fail), LOOK_MS);
    };
    const fail = () => {
      if (!isOver) told.current.onFailure();
    };
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver) return stop();
      shown.srcObject = stream;
      await shown.play();
      await look(await openDetector());
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    open().catch(fail);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop();
    };
  }, [video]);
}
