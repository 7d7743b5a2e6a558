import type { LiveClient } from '@souk/live/client/client.ts';
import { fetchCode } from '../code/fetch-code.ts';
import { sessionStore } from '../session/session.store.ts';

interface Opened {
  /** Null is a visitor. */
  userId: string | null;
  opening: Promise<{ client: LiveClient; leave(): Promise<void> }>;
}

let opened: Opened | undefined;
let following = false;

/** Live documents as the signed-in person sees them. The code is loaded for the first caller. */
export function liveClient(): Promise<LiveClient> {
  followSession();
  const userId = sessionStore.getState().user?._id ?? null;
  if (opened && opened.userId !== userId) leave(opened);
  opened ??= { userId, opening: open(userId) };
  return opened.opening.then(({ client }) => client);
}

async function open(userId: string | null) {
  const { openClient } = await fetchCode(() => import('./open-client.ts'));
  return openClient(userId);
}

/** Called whenever another client takes the place of the one there was. */
export function onAnotherClient(told: () => void): () => void {
  followSession();
  return sessionStore.subscribe(({ user }, before) => {
    if (user?._id !== before.user?._id) told();
  });
}

function followSession(): void {
  if (following) return;
  following = true;
  sessionStore.subscribe(({ user, token }, before) => {
    if (!opened) return;
    if ((user?._id ?? null) !== opened.userId) leave(opened);
    else if (token !== before.token) void opened.opening.then(({ client }) => client.renewToken());
  });
}

// A page that began with a socket has use for it: it says hello while the page comes to life.
if (globalThis.soukSocket) void liveClient();

/** What one person saw is not kept for the next. */
function leave({ opening }: Opened): void {
  opened = undefined;
  void opening.then((one) => one.leave());
}
