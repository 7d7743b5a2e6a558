import { useCounts } from '@/platform/counts/counts.store.ts';
import { liveClient } from '@/platform/live/index.ts';
import { sessionStore } from '@/platform/session/session.store.ts';
import { unreadConversations } from './unread-conversations.ts';

let stop: (() => void) | undefined;

/** Keeps the numbers at the bell and at the messages as they are, for as long as this person is signed in. */
export async function followCounts(me: string): Promise<void> {
  const client = await liveClient();
  stop?.();
  if (sessionStore.getState().user?._id !== me) return;
  const stops = [
    client.listenTo(`notifications/${me}/state/unread`, (doc) => {
      const count = doc?.data.count;
      useCounts.setState({ notifications: typeof count === 'number' ? count : 0 });
    }),
    client.listen({ collection: `inboxes/${me}/conversations`, where: [['unread', '>', 0]] }, ({ docs }) =>
      useCounts.setState({ messages: unreadConversations(docs) }),
    ),
    sessionStore.subscribe(({ user }) => {
      if (user?._id !== me) stop?.();
    }),
  ];
  stop = () => {
    for (const end of stops.splice(0)) end();
  };
}
