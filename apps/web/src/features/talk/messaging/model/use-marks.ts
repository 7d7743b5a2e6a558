import { LiveError } from '@souk/live/errors.ts';
import type { MarksData } from '@souk/shared/talk/messaging/documents.ts';
import { marksPath } from '@souk/shared/talk/messaging/paths.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { liveClient, useLiveQuery } from '@/platform/live/index.ts';
import type { Message } from './message.ts';

const none: MarksData = { delivered: 0, read: 0 };

interface Reading {
  me: string;
  messages: readonly Message[];
  /** This person blocked the other one, and asks again once they no longer do. */
  blocked: boolean;
}

/** How far each of the two has come; one's own is moved on while the conversation is looked at. */
export function useMarks(pair: string, { me, messages, blocked }: Reading): MarksData {
  const marks = useLiveQuery(blocked ? null : { collection: marksPath(pair) });
  const looking = useLooking();
  const own = marksIn(marks?.docs.find(({ id }) => id === me)?.data);
  const latest = messages.findLast(({ by, born }) => by !== me && born !== null)?.born ?? 0;
  const read = own.read;
  // Over a block no marks are shown, and each still marks what they read.
  const known = blocked || (marks !== undefined && (!marks.fromCache || marks.error !== undefined));
  useEffect(() => {
    if (known && looking && latest > read) void mark(pair, me, { delivered: latest, read: latest });
  }, [pair, me, known, looking, latest, read]);
  return marksIn(marks?.docs.find(({ id }) => id !== me)?.data);
}

function marksIn(data: object | undefined): MarksData {
  const { delivered, read } = { ...none, ...(data as Partial<MarksData> | undefined) };
  return { delivered: Math.max(delivered, read), read };
}

async function mark(pair: string, me: string, marks: MarksData): Promise<void> {
  const client = await liveClient();
  try {
    await client.set(`${marksPath(pair)}/${me}`, { ...marks });
  } catch (error) {
    // Another window was further already, or they blocked each other meanwhile: nothing is lost by that.
    if (!(error instanceof LiveError)) throw error;
  }
}

/** Whether the reader can see this page. */
function useLooking(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.visibilityState === 'visible',
    () => false,
  );
}
