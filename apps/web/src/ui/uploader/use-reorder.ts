import { type DragEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';

interface ReorderOptions {
  keys: readonly string[];
  move: (key: string, to: number) => void;
}

/** Another order by dragging, with a finger by the grip, or by keys: space lifts, arrows move, space drops, escape puts back. */
export function useReorder({ keys, move }: ReorderOptions) {
  const t = useT();
  const { number } = useFormat();
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [lifted, setLifted] = useState<{ key: string; from: number } | null>(null);
  const [said, setSaid] = useState('');
  const grip = useRef<HTMLButtonElement>(null);
  const order = keys.join();

  // A part that moves in the document loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the order that takes the focus away
  useEffect(() => grip.current?.focus(), [order]);

  const say = (what: 'lifted' | 'movedTo' | 'dropped' | 'putBack', place: number) =>
    setSaid(t(`files.order.${what}`, { place: number(place + 1), total: number(keys.length) }));

  const onKeyDown = (key: string, index: number) => (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      setLifted(lifted ? null : { key, from: index });
      return say(lifted ? 'dropped' : 'lifted', index);
    }
    if (lifted?.key !== key) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      move(key, lifted.from);
      setLifted(null);
      return say('putBack', lifted.from);
    }
    const to = placeAfter(event, index, keys.length);
    if (to === undefined) return;
    event.preventDefault();
    if (to === index) return;
    move(key, to);
    say('movedTo', to);
  };

  const drop = (key: string, to: number) => {
    move(key, to);
    say('dropped', to);
    setDragged(null);
  };

  // The browser's own dragging is for mice; a finger pulls the grip.
  const byFinger = (key: string) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.pointerType === 'mouse') return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setOver(key);
      setDragged(key);
    },
    onPointerMove: (event: PointerEvent) => {
      if (dragged === key) setOver(keyUnder(event) ?? over);
    },
    onPointerUp: () => {
      if (dragged === key && over) drop(key, keys.indexOf(over));
    },
    onPointerCancel: () => setDragged(null),
    style: { touchAction: 'none' } as const,
  });

  return {
    said,
    lifted: lifted?.key ?? null,
    over: dragged && over !== dragged ? over : null,
    dragged,
    gripOf: (key: string, index: number) => ({
      ref: lifted?.key === key ? grip : null,
      'aria-pressed': lifted?.key === key,
      ...byFinger(key),
      onKeyDown: onKeyDown(key, index),
      onBlur: (event: { relatedTarget: EventTarget | null }) => {
        // Only someone who goes elsewhere drops it; being moved is no going.
        if (event.relatedTarget && lifted?.key === key) setLifted(null);
      },
    }),
    placeOf: (key: string, index: number) => ({
      'data-place-of': key,
      draggable: keys.length > 1,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', key);
        setDragged(key);
      },
      onDragEnd: () => setDragged(null),
      onDragOver: (event: DragEvent) => {
        if (!dragged) return;
        event.preventDefault();
        setOver(key);
      },
      onDrop: (event: DragEvent) => {
        if (!dragged) return;
        event.preventDefault();
        event.stopPropagation();
        drop(dragged, index);
      },
    }),
  };
}

export type Reorder = ReturnType<typeof useReorder>;

function keyUnder({ clientX, clientY }: PointerEvent): string | undefined {
  const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place-of]');
  return place?.dataset.placeOf;
}

function placeAfter(event: KeyboardEvent<HTMLElement>, index: number, count: number): number | undefined {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const places: Record<string, number> = {
    ArrowRight: index + forward,
    ArrowLeft: index - forward,
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    Home: 0,
    End: count - 1,
  };
  const to = places[event.key];
  return to === undefined ? undefined : Math.min(count - 1, Math.max(0, to));
}
