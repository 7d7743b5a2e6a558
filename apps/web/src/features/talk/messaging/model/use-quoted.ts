import { messagesPath, pairOf } from '@souk/shared/talk/messaging/paths.ts';
import { useQuery } from '@tanstack/react-query';
import { liveClient } from '@/platform/live/index.ts';
import { type Message, messageOf } from './message.ts';

/** A message that is answered and is not among those that are shown; null while it is not known. */
export function useQuoted(id: string | null, people: readonly [string, string]): Message | null {
  const path = `${messagesPath(pairOf(...people))}/${id}`;
  const { data } = useQuery({
    queryKey: ['quoted-message', path],
    queryFn: async () => {
      const doc = await (await liveClient()).get(path);
      return doc && messageOf({ ...doc, pending: false });
    },
    enabled: id !== null,
    staleTime: 5 * 60_000,
  });
  return data ?? null;
}
