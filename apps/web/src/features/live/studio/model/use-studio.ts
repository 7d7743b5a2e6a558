import { useEffect, useState } from 'react';
import { hostOf, type Sender } from './sender.ts';
import { openStudio, type Studio } from './studio.ts';

/** As long as a page needs to turn from rehearsal into show. */
const TURNING_MS = 1_000;

const opened = new Map<string, { studio: Studio; holders: number }>();

/** A page that is loaded anew goes on with what it sent. */
function begin(showId: string, sender: Sender): Studio {
  const studio = openStudio(showId, sender);
  if (studio.wasOnAir) void studio.goOnAir();
  return studio;
}

/** Open as long as its pages are; null until it has come alive. */
export function useStudio(showId: string, senderOf: (showId: string) => Sender = hostOf): Studio | null {
  const [studio, setStudio] = useState<Studio | null>(null);
  useEffect(() => {
    const held = opened.get(showId) ?? { studio: begin(showId, senderOf(showId)), holders: 0 };
    opened.set(showId, held);
    held.holders += 1;
    setStudio(held.studio);
    return () => {
      held.holders -= 1;
      setTimeout(() => {
        if (held.holders > 0 || opened.get(showId) !== held) return;
        opened.delete(showId);
        void held.studio.close();
      }, TURNING_MS);
    };
  }, [showId, senderOf]);
  return studio;
}
