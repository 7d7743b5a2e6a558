import { pairOf } from '@souk/shared/talk/messaging/paths.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BellOff } from 'lucide-react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { cx } from '@/ui/cx.ts';
import { useNear } from '@/ui/picture/use-near.ts';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { getTalker } from '../api/talkers.ts';
import type { InboxLine } from '../model/inbox.ts';
import { lineTextOf } from '../model/line-text.ts';
import { usePresence } from '../model/use-presence.ts';
import { useTyping } from '../model/use-typing.ts';
import { whenInList } from '../model/when.ts';

interface InboxRowProps {
  line: InboxLine;
  current: boolean;
}

/** One conversation of the list. Who is out of sight is not listened to. */
export function InboxRow({ line, current }: InboxRowProps) {
  const t = useT();
  const format = useFormat();
  const now = useNow(30_000);
  const me = useSession((session) => session.user?._id) ?? '';
  const [near, watch] = useNear(false);
  const { data: person, isPending } = useQuery({ ...getTalker(line.with), enabled: near });
  const presence = usePresence(near ? line.with : null);
  const typing = useTyping(near ? pairOf(me, line.with) : null);
  const unread = line.unread > 0;
  const when = whenInList(line.at, now, format);
  const { key, params } = lineTextOf(line, me);
  const name = person === null || person?.gone ? t('messaging.gonePerson') : (person?.name ?? '');
  return (
    <li ref={watch}>
      <Link
        to="/messaging/$userId"
        params={{ userId: line.with }}
        aria-current={current ? 'page' : undefined}
        className={cx(
          'flex min-h-18 items-center py-[0.5em] gap-3 rounded-14 px-2 outline-offset-[-2px] sm:px-3',
          current ? 'bg-fill' : 'hover:bg-hover',
        )}
      >
        <Avatar name={name} picture={person?.picture ?? null} size={48} online={presence?.online ?? false} />
        <span className="min-w-0 grow">
          <span className="flex items-baseline gap-2">
            <span className="grow truncate text-14 font-semibold">
              {near && isPending ? <Skeleton className="h-3.5 w-28 max-w-full" /> : name}
            </span>
            <span className="shrink-0 text-12 text-ink-3 figures">
              {'text' in when ? when.text : t(`messaging.when.${when.kind}`)}
            </span>
          </span>
          <span className="mt-0.5 flex items-center gap-2">
            {typing ? (
              <span className="grow truncate text-14 text-accent-text">
                {t('messaging.typing', { name })}
              </span>
            ) : (
              <span
                dir="auto"
                className={cx(
                  'own-words grow truncate text-14',
                  unread ? 'font-semibold text-ink-1' : 'text-ink-2',
                )}
              >
                {t(key, params)}
              </span>
            )}
            {line.muted ? (
              <BellOff
                size={15}
                role="img"
                aria-label={t('messaging.isMuted')}
                className="shrink-0 text-ink-3"
              />
            ) : null}
            {unread ? (
              <span
                role="img"
                aria-label={t('messaging.unread', { count: line.unread })}
                className="size-2.5 shrink-0 rounded-full bg-accent"
              />
            ) : null}
          </span>
        </span>
      </Link>
    </li>
  );
}
