import { useT } from '@/platform/i18n/index.ts';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import type { Message } from '../model/message.ts';
import { useQuoted } from '../model/use-quoted.ts';
import { Quote } from './quote.tsx';
import type { Other } from './thread.types.ts';

interface AnsweredProps {
  message: Message & { replyTo: string };
  /** What it answers, where that is among what is shown. */
  shown: Message | null;
  me: string;
  other: Other;
  /** Goes to a message, and with the way back to another one. */
  onGo: (born: number, from: number | null) => void;
}

/** What a message answers, above it; it leads there. Its room is kept while it is fetched. */
export function Answered({ message, shown, me, other, onGo }: AnsweredProps) {
  const t = useT();
  const fetched = useQuoted(shown ? null : message.replyTo, [me, other._id]);
  const answered = shown ?? fetched;
  if (!answered)
    return (
      <span className="mb-1.5 flex h-10 w-44 max-w-full flex-col justify-center gap-2 border-s-3 border-accent-outline ps-2.5">
        <Skeleton className="h-2.5 w-1/2" />
        <Skeleton className="h-2.5 w-full" />
      </span>
    );
  const { born } = answered;
  return (
    <button
      type="button"
      onClick={() => born !== null && onGo(born, message.born)}
      className="mb-1.5 block w-full min-w-0 rounded-6 text-start"
    >
      <Quote message={answered} name={answered.by === me ? t('messaging.you') : other.name} />
    </button>
  );
}
