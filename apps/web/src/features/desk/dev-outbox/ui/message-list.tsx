import type { StoredMessage } from '@souk/shared/desk/dev-outbox/schema.ts';
import { Link } from '@tanstack/react-router';
import { Mail, MessageSquareText } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

interface MessageListProps {
  messages: readonly StoredMessage[];
  chosen: string | undefined;
}

export function MessageList({ messages, chosen }: MessageListProps) {
  const t = useT();
  return (
    <nav aria-label={t('outbox.list')}>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {messages.map((message) => (
          <li key={message._id}>
            <Row message={message} chosen={message._id === chosen} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Row({ message, chosen }: { message: StoredMessage; chosen: boolean }) {
  const format = useFormat();
  const Icon = message.channel === 'mail' ? Mail : MessageSquareText;
  return (
    <Link
      to="/system-developer/outbox"
      search={{ message: message._id }}
      aria-current={chosen ? 'true' : undefined}
      className={cx(
        'flex gap-3 rounded-12 px-3 py-3 transition-colors duration-150',
        chosen ? 'bg-fill' : 'hover:bg-hover',
      )}
    >
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text"
      >
        <Icon size={17} />
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate text-14 font-semibold text-ink-1">
          <bdi>{message.subject || message.body}</bdi>
        </span>
        <span className="mt-0.5 flex gap-3 text-13 text-ink-2">
          <span className="min-w-0 grow truncate">
            <bdi dir="ltr">{message.recipient}</bdi>
          </span>
          <time dateTime={message.createdAt} className="shrink-0 figures">
            {format.time(message.createdAt)}
          </time>
        </span>
      </span>
    </Link>
  );
}

export function MessageListSkeleton() {
  return (
    <SkeletonGroup className="grid gap-1">
      {[...Array(6).keys()].map((row) => (
        <div key={row} className="flex gap-3 px-3 py-3">
          <Skeleton className="size-9 shrink-0" />
          <div className="grow pt-1">
            <Skeleton className="h-3.5 w-3/4" />
            <Skeleton className="mt-2.5 h-3 w-1/2" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
