import { readTicketCode } from '@souk/shared/money/tickets/code.ts';
import { entriesAtOnce } from '@souk/shared/money/tickets/limits.ts';
import type { Door, EntriesAnswer, Entry } from '@souk/shared/money/tickets/schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import { getDoor, getDoorCounts, letIn } from '../api/door.ts';
import { judgeHere, type Seen, withEntries } from './door.ts';
import { inTurn } from './in-turn.ts';
import { keepDoor } from './stored-doors.ts';
import { keepEntries, waitingEntries, waitingTogether } from './waiting-entries.ts';

const SEND_AGAIN_MS = 5_000;

/** Lets people in, with a line or without; what was done without is sent once there is one again. */
export function useDoor(eventId: string, onFailure: (error: unknown) => void) {
  const queryClient = useQueryClient();
  const [waiting, setWaiting] = useState(() => waitingEntries(eventId));
  const [seen, setSeen] = useState<Seen | null>(null);
  /** Let in here without a line, though the ticket had been used before. */
  const [conflicts, setConflicts] = useState<Seen[]>([]);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const [oneByOne] = useState(inTurn);
  // A browser that keeps nothing remembers them here alone.
  const here = useRef(waiting);

  const known = useCallback(() => waitingTogether(waitingEntries(eventId), here.current), [eventId]);
  const keep = useCallback(
    (change: (before: Entry[]) => Entry[]) => {
      here.current = change(known());
      keepEntries(eventId, here.current);
      setWaiting(here.current);
    },
    [eventId, known],
  );
  const learn = useCallback(
    (entries: readonly Entry[], { answers, counts }: EntriesAnswer) => {
      const byId = new Map(entries.map((entry) => [entry._id, entry]));
      const entered = new Map(
        answers.flatMap(({ _id, outcome, enteredAt }) => {
          const code = readTicketCode(byId.get(_id)?.code ?? '');
          return code && enteredAt && (outcome === 'in' || outcome === 'used')
            ? [[code, enteredAt] as const]
            : [];
        }),
      );
      const door = queryClient.setQueryData<Door>(
        getDoor(eventId).queryKey,
        (before) => before && withEntries(before, entered),
      );
      if (door) keepDoor({ ...door, counts }, Date.now());
      queryClient.setQueryData(getDoorCounts(eventId).queryKey, counts);
    },
    [eventId, queryClient],
  );

  const send = useCallback(async () => {
    const entries = known().slice(0, entriesAtOnce);
    if (entries.length === 0 || sending.current) return;
    sending.current = true;
    try {
      const answer = await letIn(eventId, entries);
      learn(entries, answer);
      const sent = new Set(entries.map(({ _id }) => _id));
      keep((before) => before.filter(({ _id }) => !sent.has(_id)));
      setConflicts((before) => [...before, ...answer.answers.filter(({ outcome }) => outcome !== 'in')]);
    } catch (error) {
      // Without a line it is tried again; what the market refuses is told.
      if (!hasNoLine(error)) onFailure(error);
    } finally {
      sending.current = false;
    }
  }, [eventId, known, keep, learn, onFailure]);

  useEffect(() => {
    const timer = setInterval(() => void send(), SEND_AGAIN_MS);
    addEventListener('online', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
    };
  }, [send]);

  async function tryNow(code: string): Promise<void> {
    const entry = { _id: crypto.randomUUID(), code, at: new Date().toISOString() };
    setBusy(true);
    try {
      const answer = await letIn(eventId, [entry]);
      learn([entry], answer);
      setSeen(answer.answers[0] ?? null);
    } catch (error) {
      const door = queryClient.getQueryData<Door>(getDoor(eventId).queryKey);
      if (!door || !hasNoLine(error)) onFailure(error);
      else {
        const judged = judgeHere(door, known(), entry);
        if (judged.outcome === 'in') keep((before) => [...before, entry]);
        setSeen(judged);
      }
    } finally {
      setBusy(false);
    }
  }
  const tryCode = (code: string) => oneByOne(() => tryNow(code));
  return { tryCode, seen, waiting, conflicts, busy, forgetConflicts: () => setConflicts([]) };
}

/** Nobody answered, or only something on the way. */
const hasNoLine = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 502);
