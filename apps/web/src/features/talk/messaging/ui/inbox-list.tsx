import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import type { InboxFilter } from '../model/inbox.ts';
import type { useInbox } from '../model/use-inbox.ts';
import { InboxRow } from './inbox-row.tsx';

interface InboxListProps {
  inbox: ReturnType<typeof useInbox>;
  filter: InboxFilter;
  current: string | undefined;
}

/** All conversations; the arrow keys go from one to the next. */
export function InboxList({ inbox, filter, current }: InboxListProps) {
  const t = useT();
  const { lines, more, loadMore } = inbox;
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every page the end may still be near
  useEffect(() => {
    if (!end.current || !more) return;
    const watcher = new IntersectionObserver(([first]) => first?.isIntersecting && loadMore(), {
      rootMargin: '600px',
    });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [more, lines?.length]);
  if (!lines) return <InboxSkeleton />;
  if (lines.length === 0) {
    return filter === 'all' ? (
      <EmptyState
        title={t('account.noConversations')}
        note={t('account.noConversationsNote')}
        action={
          <ButtonLink to="/messaging" search={{ new: '1' }} look="ink">
            {t('account.writeTo')}
          </ButtonLink>
        }
      />
    ) : (
      <p className="px-4 py-10 text-center text-14 text-ink-2">{t(`messaging.none.${filter}`)}</p>
    );
  }
  return (
    <>
      <ul onKeyDown={walk} aria-label={t('account.conversations')}>
        {lines.map((line) => (
          <InboxRow key={line.with} line={line} current={line.with === current} />
        ))}
      </ul>
      <div ref={end} />
    </>
  );
}

/** Up and down among the links of a list. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  if (step === 0) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = links[links.indexOf(event.target as HTMLAnchorElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function InboxSkeleton() {
  return (
    <SkeletonGroup className="grid gap-1">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((name) => (
        <div key={name} className="flex h-18 items-center gap-3 px-2 sm:px-3">
          <Skeleton className="size-12 shrink-0" />
          <div className="grid grow gap-2">
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-3 w-4/5" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
