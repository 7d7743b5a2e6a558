import { type KeyboardEvent, type PointerEvent, useRef, useState, type WheelEvent } from 'react';
import {
  type Box,
  moveBy,
  type Point,
  pinch,
  swiped,
  tapAt,
  type View,
  whole,
  zoomAt,
  zoomLimits,
} from './zoom.model.ts';

interface Turning {
  /** To the next picture (1) or the one before (-1). */
  onTurn: (step: -1 | 1) => void;
}

const keyStep = 60;
// A finger that rests moves a little.
const restPx = 6;

/** Looking closely at one picture: by tap, drag, two fingers, wheel and keys. */
export function useZoom({ onTurn }: Turning) {
  const place = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const travelled = useRef<Point>({ x: 0, y: 0 });
  const wasPinch = useRef(false);
  const [view, setView] = useState<View>(whole);
  const [held, setHeld] = useState(false);

  const box = (): Box => place.current?.getBoundingClientRect() ?? { width: 1, height: 1 };
  const rtl = () => place.current !== null && getComputedStyle(place.current).direction === 'rtl';
  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0, width = 0, height = 0 } = place.current?.getBoundingClientRect() ?? {};
    return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
  };

  function onPointerDown(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    if (fingers.current.size === 0) {
      travelled.current = { x: 0, y: 0 };
      wasPinch.current = false;
    }
    fingers.current.set(event.pointerId, pointOf(event));
    wasPinch.current ||= fingers.current.size > 1;
    setHeld(true);
  }

  function onPointerMove(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const after = pointOf(event);
    const by = { x: after.x - before.x, y: after.y - before.y };
    const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    fingers.current.set(event.pointerId, after);
    travelled.current = { x: travelled.current.x + by.x, y: travelled.current.y + by.y };
    const size = box();
    if (other) setView((now) => pinch(now, [before, other], [after, other], size));
    else setView((now) => moveBy(now, by, size));
  }

  function onPointerUp(event: PointerEvent) {
    if (!fingers.current.delete(event.pointerId) || fingers.current.size > 0) return;
    setHeld(false);
    if (wasPinch.current) return;
    const { x, y } = travelled.current;
    if (Math.hypot(x, y) < restPx) setView((now) => tapAt(now, pointOf(event), box()));
    else if (view.scale === 1) turn(swiped(travelled.current, rtl()));
  }

  function onPointerCancel(event: PointerEvent) {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) setHeld(false);
  }

  function onWheel(event: WheelEvent) {
    const at = pointOf(event);
    const size = box();
    setView((now) => zoomAt(now, at, now.scale * Math.exp(-event.deltaY / 300), size));
  }

  /** Arrows turn the pictures, or move over one that is close; plus, minus and nought change how close. */
  function onKeyDown(event: KeyboardEvent) {
    const act = keys[event.key];
    // The gallery below would turn as well.
    event.stopPropagation();
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  }

  const across = (side: 1 | -1) => () => {
    if (view.scale > 1) setView((now) => moveBy(now, { x: -side * keyStep, y: 0 }, box()));
    else turn(rtl() ? (side === 1 ? -1 : 1) : side);
  };
  const along = (side: 1 | -1) => () => setView((now) => moveBy(now, { x: 0, y: -side * keyStep }, box()));
  const closer = () => setView((now) => zoomAt(now, { x: 0, y: 0 }, now.scale * zoomLimits.step, box()));
  const further = () => setView((now) => zoomAt(now, { x: 0, y: 0 }, now.scale / zoomLimits.step, box()));
  const keys: Record<string, (() => void) | undefined> = {
    ArrowRight: across(1),
    ArrowLeft: across(-1),
    ArrowDown: along(1),
    ArrowUp: along(-1),
    '+': closer,
    '=': closer,
    '-': further,
    '0': () => setView(whole),
  };

  function turn(step: -1 | 0 | 1) {
    if (step === 0) return;
    setView(whole);
    onTurn(step);
  }

  return {
    place,
    view,
    held,
    closer,
    further,
    turn,
    onKeyDown,
    pointers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onWheel },
  };
}
