import { LiveError } from '@souk/live/errors.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { liveClient } from '@/platform/live/index.ts';
import { getRoomChat } from '../api/room-chat.ts';
import { type Refusal, refusalOf } from './refusal.ts';

export interface Refused {
  id: string;
  text: string;
  refusal: Refusal;
}

interface Speaker {
  showId: string;
  userId: string;
  name: string;
  /** Of their last message, by the server's clock; null for none. */
  spokeAt: number | null;
  /** The server's clock is so far ahead. */
  offsetMs: number;
}

/** Says something in a room: seen at once, and given back with the reason when it is not taken. */
export function useSay({ showId, userId, name, spokeAt, offsetMs }: Speaker) {
  const queries = useQueryClient();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const drop = (id: string) => setRefused((some) => some.filter((one) => one.id !== id));

  async function say(text: string): Promise<void> {
    const id = crypto.randomUUID();
    const client = await liveClient();
    try {
      const at = Date.now() + offsetMs;
      await client.set(`rooms/${showId}/messages/${id}`, { by: userId, at, text });
    } catch (error) {
      if (!(error instanceof LiveError)) throw error;
      if (error.code === 'cancelled') return;
      const asked = getRoomChat(showId, userId);
      const chat = await queries.fetchQuery({ ...asked, staleTime: 0 }).catch(() => null);
      const refusal = refusalOf(error, { chat, spokeAt, now: Date.now() + offsetMs });
      setRefused((some) => [...some, { id, text, refusal }].slice(-3));
    }
  }

  return {
    name,
    refused,
    say: (text: string) => void say(text),
    again: ({ id, text }: Refused) => {
      drop(id);
      void say(text);
    },
    drop,
  };
}
