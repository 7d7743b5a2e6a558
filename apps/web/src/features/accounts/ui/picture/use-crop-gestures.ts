import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type Crop, moved, type Size, zoomed } from '../../model/crop.model.ts';

/** A step of an arrow key, in parts of what shows; of the plus key, as a factor. */
const step = 0.04;
const zoomStep = 1.15;

type Change = (next: (crop: Crop) => Crop) => void;

/** Drag, pinch, wheel and keys, for the place a picture is cropped in. */
export function useCropGestures(size: Size, change: Change) {
  const place = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());

  useEffect(() => {
    const area = place.current;
    const zoomByWheel = (event: WheelEvent) => {
      // The page behind stays where it is.
      event.preventDefault();
      change((crop) => zoomed(size, crop, crop.zoom * Math.exp(-event.deltaY / 400)));
    };
    area?.addEventListener('wheel', zoomByWheel, { passive: false });
    return () => area?.removeEventListener('wheel', zoomByWheel);
  }, [size, change]);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...fingers.current].flatMap(([id, finger]) => (id === event.pointerId ? [] : [finger]));
    fingers.current.set(event.pointerId, now);
    const [other] = others;
    if (other) {
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      change((crop) => zoomed(size, crop, crop.zoom * factor));
      return;
    }
    const side = event.currentTarget.clientWidth;
    change((crop) => moved(size, crop, (before.x - now.x) / side, (before.y - now.y) / side));
  };

  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    fingers.current.delete(event.pointerId);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    change((crop) => act(size, crop));
  };

  return { ref: place, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown };
}

const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

const keys: Record<string, (size: Size, crop: Crop) => Crop> = {
  ArrowLeft: (size, crop) => moved(size, crop, -step, 0),
  ArrowRight: (size, crop) => moved(size, crop, step, 0),
  ArrowUp: (size, crop) => moved(size, crop, 0, -step),
  ArrowDown: (size, crop) => moved(size, crop, 0, step),
  '+': (size, crop) => zoomed(size, crop, crop.zoom * zoomStep),
  '=': (size, crop) => zoomed(size, crop, crop.zoom * zoomStep),
  '-': (size, crop) => zoomed(size, crop, crop.zoom / zoomStep),
};
