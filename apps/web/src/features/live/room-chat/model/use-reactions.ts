import { type RoomReaction, roomReactions } from '@souk/shared/live/room-chat/rules.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { liveClient } from '@/platform/live/index.ts';
import { type Floating, floatingAfter } from './floating.ts';

const own = new EventTarget();
const channelOf = (showId: string) => `rooms/${showId}/reactions`;

/** Sends a sign to the room; one sees one's own at once. */
export function sendReaction(showId: string, emoji: RoomReaction): void {
  own.dispatchEvent(new CustomEvent('sent', { detail: emoji }));
  void liveClient().then((client) => client.publish(channelOf(showId), { emoji }));
}

/** What rises over the picture now. */
export function useFloating(showId: string) {
  const [floating, setFloating] = useState<readonly Floating[]>([]);
  const ids = useRef(0);
  const add = useCallback((emoji: string, times: number) => {
    // For whom nothing moves, nothing rises.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden) return;
    const firstId = ids.current;
    ids.current += 5;
    setFloating((before) => floatingAfter(before, { emoji, times }, { firstId, random: Math.random }));
  }, []);
  useEffect(() => {
    let over = false;
    let stop: (() => void) | undefined;
    void liveClient().then((client) => {
      if (over) return;
      stop = client.subscribe(channelOf(showId), (messages) => {
        for (const { data, times = 1 } of messages) {
          const emoji = roomReactions.find((one) => one === data.emoji);
          if (emoji) add(emoji, times);
        }
      });
    });
    const mine = (event: Event) => add((event as CustomEvent<string>).detail, 1);
    own.addEventListener('sent', mine);
    return () => {
      over = true;
      stop?.();
      own.removeEventListener('sent', mine);
    };
  }, [showId, add]);
  const drop = useCallback((id: number) => setFloating((some) => some.filter((one) => one.id !== id)), []);
  return { floating, drop };
}
