import type { LiveCode } from '@souk/live/errors.ts';
import { create } from 'zustand';
import type { Outgoing } from './outgoing.ts';

/** A message that the server would not take: it stays with its writer until they send it again or let it go. */
export interface Unsent extends Outgoing {
  id: string;
  pair: string;
  code: LiveCode;
}

export const useUnsent = create<{ messages: readonly Unsent[] }>()(() => ({ messages: [] }));

export function keepUnsent(message: Unsent): void {
  useUnsent.setState(({ messages }) => ({
    messages: [...messages.filter(({ id }) => id !== message.id), message],
  }));
}

export function dropUnsent(id: string): void {
  useUnsent.setState(({ messages }) => ({ messages: messages.filter((one) => one.id !== id) }));
}
