import { create } from 'zustand';
import { type SessionState, sessionStore } from '@/platform/session/session.store.ts';
import type { Favorable, FavoriteKind, Favorites } from '@/ui/favorite/favorites.ts';

type KeepingState = {
  /** `kind:id` to whether it is kept, for what was pressed since the page was loaded. */
  changes: Readonly<Record<string, boolean>>;
};

export const useKeepingStore = create<KeepingState>()(() => ({ changes: {} }));

type Send = (kind: FavoriteKind, id: string, favorite: boolean) => Promise<unknown>;
const underWay = new Map<string, Promise<unknown>>();

/**
 * Shows a press at once and tells the backend; presses on one thing are sent one after another.
 * Resolves to false when the backend refused, and the heart is then what it was before.
 */
export async function press(
  kind: FavoriteKind,
  { _id }: Favorable,
  favorite: boolean,
  send: Send,
): Promise<boolean> {
  const key = `${kind}:${_id}`;
  const before = useKeepingStore.getState().changes[key];
  write(key, favorite);
  const previous = underWay.get(key) ?? Promise.resolve();
  const sent = previous.then(
    () => send(kind, _id, favorite),
    () => send(kind, _id, favorite),
  );
  underWay.set(key, sent);
  try {
    await sent;
    return true;
  } catch {
    // A later press has its own answer to wait for.
    if (underWay.get(key) === sent) write(key, before);
    return false;
  } finally {
    if (underWay.get(key) === sent) underWay.delete(key);
  }
}

export function changed(
  changes: KeepingState['changes'],
  kind: FavoriteKind,
  id: string,
): ReturnType<Favorites['changed']> {
  return changes[`${kind}:${id}`];
}

/** What one person pressed is not for the next one. */
function forgetPresses(now: SessionState, before: SessionState): void {
  if (now.token !== before.token) useKeepingStore.setState({ changes: {} });
}
sessionStore.subscribe(forgetPresses);

function write(key: string, favorite: boolean | undefined): void {
  const changes = { ...useKeepingStore.getState().changes };
  if (favorite === undefined) delete changes[key];
  else changes[key] = favorite;
  useKeepingStore.setState({ changes });
}
