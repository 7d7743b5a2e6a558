import { LiveError } from '@souk/live/errors.ts';
import { type Changes, deleteField, serverTime } from '@souk/live/writes.ts';
import { messagesPath } from '@souk/shared/talk/messaging/paths.ts';
import { useMemo } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { liveClient } from '@/platform/live/index.ts';
import { toast } from '@/ui/toast/toast.ts';
import type { Message } from './message.ts';
import { dropUnsent, keepUnsent, type Unsent } from './unsent.store.ts';
import { documentOf, type WrittenMessage } from './written-message.ts';

/** Everything one can do in a conversation. It is seen at once and sent when there is a connection. */
export function useTalk(pair: string, me: string) {
  const t = useT();
  return useMemo(() => {
    const pathOf = (id: string) => `${messagesPath(pair)}/${id}`;

    async function put(id: string, message: WrittenMessage): Promise<void> {
      const client = await liveClient();
      try {
        await client.set(pathOf(id), documentOf(me, message));
      } catch (error) {
        if (!(error instanceof LiveError)) throw error;
        // Signing out gives up what was not sent; everything else stays with who wrote it.
        if (error.code !== 'cancelled') keepUnsent({ ...message, id, pair, code: error.code });
      }
    }

    async function change(id: string, changes: Changes): Promise<void> {
      const client = await liveClient();
      try {
        await client.update(pathOf(id), changes);
      } catch (error) {
        if (!(error instanceof LiveError)) throw error;
        toast({ id: 'failure', kind: 'bad', title: t('messaging.notChanged') });
      }
    }

    return {
      send: (message: WrittenMessage) => void put(crypto.randomUUID(), message),
      again({ id, text, pictures, card, replyTo }: Unsent) {
        dropUnsent(id);
        void put(id, {
          text,
          ...(pictures && { pictures }),
          ...(card && { card }),
          ...(replyTo && { replyTo }),
        });
      },
      edit: (message: Message, text: string) =>
        void change(message.id, { text: text.trim(), editedAt: serverTime() }),
      remove: (message: Message) =>
        void change(message.id, { deletedAt: serverTime(), text: '', ...emptied() }),
      react(message: Message, emoji: string) {
        const mine = message.reactions[me] === emoji;
        void change(message.id, { [`reactions.${me}`]: mine ? deleteField() : emoji });
      },
    };
  }, [pair, me, t]);
}

const emptied = (): Changes =>
  Object.fromEntries(
    ['pictures', 'card', 'replyTo', 'reactions', 'editedAt'].map((field) => [field, deleteField()]),
  );

export type Talk = ReturnType<typeof useTalk>;
