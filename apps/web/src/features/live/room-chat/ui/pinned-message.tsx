import type { RoomMessage } from '@souk/shared/live/room-chat/schema.ts';
import { Pin, X } from 'lucide-react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { useLiveDoc } from '@/platform/live/index.ts';
import { useToast } from '@/ui/toast/use-toast.ts';
import { unpinMessage } from '../api/room-chat.ts';
import type { MessageLine } from '../model/lane.ts';

interface PinnedMessageProps {
  showId: string;
  id: string;
  messages: readonly MessageLine[];
  canUnpin: boolean;
}

/** What the host wants everybody to know, above what is said. */
export function PinnedMessage({ showId, id, messages, canUnpin }: PinnedMessageProps) {
  const t = useT();
  const say = useToast();
  const near = messages.find((message) => message.id === id);
  const far = useLiveDoc(near ? null : `rooms/${showId}/messages/${id}`)?.doc?.data as
    | RoomMessage
    | undefined;
  const text = near?.text ?? far?.text;
  const tell = (error: unknown) =>
    void say((words) => ({ id: 'room', kind: 'bad', title: failureWords(error, words) }));
  if (!text) return null;
  return (
    <p className="flex items-start gap-2 rounded-14 bg-black/70 px-3 py-2 text-14 text-white lg:bg-accent-soft lg:text-ink-1">
      <Pin size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
      <span className="sr-only">{t('room.pinned')}</span>
      <span dir="auto" className="own-words line-clamp-3 min-w-0 grow break-words">
        {text}
      </span>
      {canUnpin ? (
        <button
          type="button"
          aria-label={t('room.unpin')}
          onClick={() => void unpinMessage(showId).catch(tell)}
          className="touch-44 grid size-6 shrink-0 place-items-center rounded-full hover:bg-white/15"
        >
          <X size={16} aria-hidden="true" />
        </button>
      ) : null}
    </p>
  );
}
