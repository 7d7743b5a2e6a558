import type { LiveCode } from '@souk/live/errors.ts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { sessionStore } from '@/platform/session/session.store.ts';
import { storedTexts } from './stored-texts.ts';
import type { WrittenMessage } from './written-message.ts';

/** A message that the server would not take: it stays with its writer until they send it again or let it go. */
export interface Unsent extends WrittenMessage {
  id: string;
  pair: string;
  code: LiveCode;
}

interface Stored {
  /** Whose they are; another one at this device finds nothing. */
  owner: string;
  messages: readonly Unsent[];
}

const none: Stored = { owner: '', messages: [] };
const name = 'souk-unsent';

export const useUnsent = create<Stored>()(
  persist(() => none, { name, storage: createJSONStorage(storedTexts) }),
);

export const keepUnsent = (message: Unsent): void =>
  change((messages) => [...messages.filter(({ id }) => id !== message.id), message]);

export const dropUnsent = (id: string): void => change((messages) => messages.filter((one) => one.id !== id));

/** What the one who is signed in here could not send. */
export const ownUnsent = ({ owner, messages }: Stored): readonly Unsent[] =>
  owner === me() ? messages : none.messages;

function change(by: (messages: readonly Unsent[]) => readonly Unsent[]): void {
  useUnsent.setState((before) => ({ owner: me(), messages: by(ownUnsent(before)) }));
}

const me = (): string => sessionStore.getState().user?._id ?? '';

sessionStore.subscribe(({ user }, before) => {
  if (before.user && user?._id !== before.user._id) useUnsent.setState(none);
});

// Another tab keeps its own here too, and sends or drops some.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === name) void useUnsent.persist.rehydrate();
});
