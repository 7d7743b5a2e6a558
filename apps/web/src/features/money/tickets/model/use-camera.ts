import { type RefObject, useEffect, useRef } from 'react';

interface Detector {
  detect(source: HTMLVideoElement): Promise<Array<{ rawValue: string }>>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;

/** Whether this browser reads codes by itself (the Barcode Detection API). */
export const readsCodes = (): boolean => detectorClass() !== undefined && 'mediaDevices' in navigator;

const LOOK_MS = 250;
/** A code that stays before the camera is read once. */
const SAME_MS = 4_000;

interface Watching {
  onCode: (code: string) => void;
  onFailure: () => void;
}

/** Shows the camera and tells of each code in sight, while it is mounted. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, { onCode, onFailure }: Watching): void {
  const told = useRef({ onCode, onFailure });
  told.current = { onCode, onFailure };
  useEffect(() => {
    const Found = detectorClass();
    const shown = video.current;
    if (!Found || !shown) return;
    const detector = new Found({ formats: ['qr_code'] });
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let last = { code: '', at: 0 };
    const look = async () => {
      const [code] =
        shown.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await detector.detect(shown) : [];
      if (code && (code.rawValue !== last.code || Date.now() - last.at > SAME_MS)) {
        last = { code: code.rawValue, at: Date.now() };
        told.current.onCode(code.rawValue);
      }
      if (!isOver) timer = setTimeout(() => void look().catch(fail), LOOK_MS);
    };
    const fail = () => {
      if (!isOver) told.current.onFailure();
    };
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver) return stop();
      shown.srcObject = stream;
      await shown.play();
      await look();
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
