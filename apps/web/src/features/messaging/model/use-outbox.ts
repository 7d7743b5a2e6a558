import { useReducer } from 'react';
import { sendMessage } from '../api/send-message.ts';
import { outbox } from './outbox.ts';

/** Writes to a person; each message shows at once and tells how it went. */
export function useOutbox(userId: string) {
  const [messages, change] = useReducer(outbox, []);

  async function send(message: { id: string; text: string }) {
    try {
      await sendMessage(userId, message);
      change({ kind: 'sent', id: message.id });
    } catch {
      change({ kind: 'failed', id: message.id });
    }
  }

  return {
    messages,
    write(text: string) {
      const id = crypto.randomUUID();
      change({ kind: 'written', id, text, at: new Date().toISOString() });
      void send({ id, text });
    },
    again(message: { id: string; text: string }) {
      change({ kind: 'sending', id: message.id });
      void send(message);
    },
  };
}
