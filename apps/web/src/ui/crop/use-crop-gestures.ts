import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type Crop, moved, type Place, zoomed } from './crop.model.ts';

/** A step of an arrow key, in parts of what shows; of the plus key, as a factor. */
const step = 0.04;
const zoomStep = 1.15;

type Change = (next: (crop: Crop) => Crop) => void;

/** Drag, pinch, wheel and keys, for the place a picture is cropped in. */
export function useCropGestures(place: Place, change: Change) {
  const area = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, { x: number; y: number }>());

  useEffect(() => {
    const element = area.current;
    const zoomByWheel = (event: WheelEvent) => {
      // The page behind stays where it is.
      event.preventDefault();
      change((crop) => zoomed(place, crop, crop.zoom * Math.exp(-event.deltaY / 400)));
    };
    element?.addEventListener('wheel', zoomByWheel, { passive: false });
    return () => element?.removeEventListener('wheel', zoomByWheel);
  }, [place, change]);

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
      change((crop) => zoomed(place, crop, crop.zoom * factor));
      return;
    }
    const { clientWidth, clientHeight } = event.currentTarget;
    const [right, down] = [(before.x - now.x) / clientWidth, (before.y - now.y) / clientHeight];
    change((crop) => moved(place, crop, right, down));
  };

  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    fingers.current.delete(event.pointerId);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    change((crop) => act(place, crop));
  };

  return { ref: area, onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onKeyDown };
}

const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y);

const keys: Record<string, (place: Place, crop: Crop) => Crop> = {
  ArrowLeft: (place, crop) => moved(place, crop, -step, 0),
  ArrowRight: (place, crop) => moved(place, crop, step, 0),
  ArrowUp: (place, crop) => moved(place, crop, 0, -step),
  ArrowDown: (place, crop) => moved(place, crop, 0, step),
  '+': (place, crop) => zoomed(place, crop, crop.zoom * zoomStep),
  '=': (place, crop) => zoomed(place, crop, crop.zoom * zoomStep),
  '-': (place, crop) => zoomed(place, crop, crop.zoom / zoomStep),
};
