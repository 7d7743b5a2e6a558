import type { LiveClient } from '@souk/live/client/client.ts';
import { LiveError } from '@souk/live/errors.ts';
import type { MarksData } from '@souk/shared/talk/messaging/documents.ts';
import { inboxPath, marksPath, pairOf } from '@souk/shared/talk/messaging/paths.ts';
import { liveClient } from '@/platform/live/index.ts';
import { inboxOf } from './inbox.ts';

/** Tells those who wrote that it has reached this person, also while another page is open. */
export async function keepDelivered(me: string): Promise<() => void> {
  const client = await liveClient();
  const marked = new Map<string, number>();
  return client.listen({ collection: inboxPath(me), where: [['unread', '>', 0]] }, ({ docs, fromCache }) => {
    if (fromCache) return;
    for (const { with: other, born } of inboxOf(docs, 'unread')) {
      if (born <= (marked.get(other) ?? 0)) continue;
      marked.set(other, born);
      void markDelivered(client, { me, other, born });
    }
  });
}

async function markDelivered(
  client: LiveClient,
  { me, other, born }: { me: string; other: string; born: number },
): Promise<void> {
  const path = `${marksPath(pairOf(me, other))}/${me}`;
  try {
    const before = (await client.get(path))?.data as Partial<MarksData> | undefined;
    if (born <= (before?.delivered ?? 0)) return;
    await client.set(path, { delivered: born, read: before?.read ?? 0 });
  } catch (error) {
    // The connection went, or another window was quicker: the next news of it tries again.
    if (!(error instanceof LiveError)) throw error;
  }
}
