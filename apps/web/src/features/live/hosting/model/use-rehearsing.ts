import { REHEARSAL_HEARD_MS } from '@souk/shared/live/shows/lifecycle.ts';
import { useEffect } from 'react';
import { leaveRehearsal, rehearse } from '../api/host-acts.ts';

// One after another, so that a host who leaves and is back at once is not taken for gone.
let saying: Promise<unknown> = Promise.resolve();
const say = (act: () => Promise<unknown>) => {
  saying = saying.then(act).catch(() => undefined);
};

/** Who waits at the door reads that the host is there, as long as they rehearse. A page that is closed says nothing more. */
export function useRehearsing(showId: string): void {
  useEffect(() => {
    const rehearsing = () => say(() => rehearse(showId));
    rehearsing();
    const timer = setInterval(rehearsing, REHEARSAL_HEARD_MS);
    return () => {
      clearInterval(timer);
      say(() => leaveRehearsal(showId));
    };
  }, [showId]);
}
