import type { LiveError } from '@souk/live/errors.ts';
import type { Write } from '@souk/live/writes.ts';
import type { MessageData } from '@souk/shared/talk/messaging/documents.ts';
import { hearRefused } from '@/platform/live/index.ts';
import { keepUnsent, type Unsent } from './unsent.store.ts';

/**
 * Messages that were written before the page was loaded anew, and that the server does not take, are kept too. A change of one, as
 * deletions and reactions are, is undone, which is said.
 */
export function keepRefusedMessages(onUndone: () => void): void {
  hearRefused((writes, error) => {
    if (error.code !== 'cancelled' && writes.some(isChange)) onUndone();
    for (const write of writes) {
      const message = unsentIn(write, error);
      if (message) keepUnsent(message);
    }
  });
}

const messagePath = /^conversations\/([^/]+)\/messages\/([^/]+)$/;

const isChange = ({ op, path }: Write): boolean => op === 'update' && messagePath.test(path);

/** The message that a write would have sent; nothing where it would have done anything else. */
export function unsentIn(write: Write, { code }: Pick<LiveError, 'code'>): Unsent | null {
  const [, pair, id] = messagePath.exec(write.path) ?? [];
  if (pair === undefined || id === undefined || write.op !== 'set') return null;
  const { text = '', pictures, card, replyTo } = write.data as Partial<MessageData>;
  return {
    id,
    pair,
    code,
    text,
    ...(pictures && { pictures }),
    ...(card && { card }),
    ...(replyTo && { replyTo }),
  };
}
