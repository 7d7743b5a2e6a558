import type { ConversationSearch, Talker } from '@souk/shared/talk/messaging/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useNow } from '@/platform/clock/index.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { cx } from '@/ui/cx.ts';
import { Notice } from '@/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import { getTalker, searchConversations } from '../api/talkers.ts';
import { askFor } from '../model/asked.store.ts';
import { whenInList } from '../model/when.ts';

interface FoundConversationsProps {
  text: string;
  current: string | undefined;
}

/** People one talks with, and what was said. */
export function FoundConversations({ text, current }: FoundConversationsProps) {
  const t = useT();
  const { data, error } = useQuery(searchConversations(text));
  if (error) return <Notice tone="bad">{failureWords(error, t)}</Notice>;
  if (!data) {
    return (
      <SkeletonGroup className="grid gap-2 px-2">
        <Skeleton className="h-14 !rounded-14" />
        <Skeleton className="h-14 !rounded-14" />
      </SkeletonGroup>
    );
  }
  if (data.people.length + data.messages.length === 0)
    return (
      <p className="px-4 py-10 text-center text-14 text-ink-2">{t('messaging.nothingFound', { text })}</p>
    );
  return (
    <div aria-live="polite">
      {data.people.length > 0 ? (
        <Group title={t('messaging.people')}>
          {data.people.map((person) => (
            <Row
              key={person._id}
              person={person}
              current={person._id === current}
              words={person.shop?.name}
            />
          ))}
        </Group>
      ) : null}
      {data.messages.length > 0 ? (
        <Group title={t('messaging.inMessages')}>
          {data.messages.map((message) => (
            <MessageFound key={message._id} message={message} />
          ))}
        </Group>
      ) : null}
    </div>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <>
      <h3 className="px-2 pt-3 pb-1 text-12 font-semibold text-ink-3 sm:px-3">{title}</h3>
      <ul>{children}</ul>
    </>
  );
}

function MessageFound({ message }: { message: ConversationSearch['messages'][number] }) {
  const format = useFormat();
  const t = useT();
  const now = useNow(60_000);
  const { data: person } = useQuery(getTalker(message.with));
  const when = whenInList(Date.parse(message.at), now, format);
  const said = 'text' in when ? when.text : t(`messaging.when.${when.kind}`);
  return (
    <Row person={person ?? null} id={message.with} at={message.born} words={message.excerpt} when={said} />
  );
}

interface RowProps {
  person: Talker | null;
  id?: string;
  /** A message of theirs, by its place in the conversation. */
  at?: number;
  words?: string | undefined;
  when?: string;
  current?: boolean;
}

function Row({ person, id, at, words, when, current }: RowProps) {
  const t = useT();
  const name = person?.name ?? t('messaging.gonePerson');
  return (
    <li>
      <Link
        to="/messaging/$userId"
        params={{ userId: person?._id ?? id ?? '' }}
        search={at === undefined ? {} : { at: String(at) }}
        onClick={() => at !== undefined && askFor(at)}
        resetScroll={at === undefined}
        activeOptions={{ includeSearch: true }}
        activeProps={at === undefined ? {} : { className: 'bg-fill' }}
        className={cx(
          'flex min-h-16 items-center gap-3 rounded-14 px-2 py-2 sm:px-3',
          current ? 'bg-fill' : 'hover:bg-hover',
        )}
      >
        <Avatar name={name} picture={person?.picture ?? null} size={40} />
        <span className="min-w-0 grow">
          <span className="flex items-baseline gap-2">
            <span className="grow truncate text-14 font-semibold">{name}</span>
            {when ? <span className="shrink-0 text-12 text-ink-3 figures">{when}</span> : null}
          </span>
          {words ? (
            <span dir="auto" className="own-words line-clamp-2 text-13 text-ink-2">
              {words}
            </span>
          ) : null}
        </span>
      </Link>
    </li>
  );
}
