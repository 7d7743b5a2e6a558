import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { cx } from '@/ui/cx.ts';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { findPeople } from '../api/find-people.ts';
import { BackToAll } from './messaging-frame.tsx';

/** Whom to write to; the words come after. A phone shows it when it was asked for, else the list. */
export function NewMessage({ asked }: { asked: boolean }) {
  const t = useT();
  const Title = asked ? 'h1' : 'h2';
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  return (
    <section
      aria-label={t('account.writeTo')}
      className={cx('min-w-0 px-4 pb-28 sm:overflow-y-auto sm:p-10', !asked && 'max-sm:hidden')}
    >
      <div className="mx-auto max-w-140">
        <div className="flex min-h-14 items-center gap-1">
          <BackToAll className="-ms-3 grid size-11 shrink-0 place-items-center rounded-12 sm:hidden">
            <ChevronLeft size={24} aria-hidden="true" className="rtl:-scale-x-100" />
          </BackToAll>
          <Title className="display text-22">{t('account.writeTo')}</Title>
        </div>
        <TextInput
          label={t('account.whom')}
          placeholder={t('account.whomExample')}
          type="search"
          autoComplete="off"
          autoFocus={asked}
          className="mt-3"
          start={<Search size={18} aria-hidden="true" />}
          value={text}
          onChange={setText}
        />
        <div className="mt-4" aria-live="polite">
          <People text={wanted} />
        </div>
      </div>
    </section>
  );
}

function People({ text }: { text: string }) {
  const t = useT();
  const ownId = useSession((session) => session.user?._id);
  const people = useQuery(findPeople(text));
  if (text.trim().length < 2) return <p className="text-14 text-ink-2">{t('account.whomNote')}</p>;
  if (people.isPending) {
    return (
      <SkeletonGroup className="flex flex-col gap-4 pt-1">
        {['a', 'b', 'c'].map((name) => (
          <div key={name} className="flex items-center gap-3">
            <Skeleton className="size-11 shrink-0" />
            <Skeleton className="h-4 w-48" />
          </div>
        ))}
      </SkeletonGroup>
    );
  }
  if (people.isError) {
    const { title, next } = errorCopy(people.error);
    return (
      <ErrorState
        title={t(title)}
        note={t(next)}
        onRetry={() => void people.refetch()}
        retrying={people.isFetching}
      />
    );
  }
  const others = people.data.filter((person) => person._id !== ownId);
  if (others.length === 0)
    return <p className="text-14 text-ink-2">{t('account.nobodyFound', { name: text.trim() })}</p>;
  return (
    <ul className="-mx-2">
      {others.map((person) => (
        <li key={person._id}>
          <Link
            to="/messaging/$userId"
            params={{ userId: person._id }}
            className="flex items-center gap-3 rounded-14 p-2 hover:bg-hover"
          >
            <Avatar name={person.name} picture={person.picture} size={44} />
            <span className="min-w-0 grow">
              <span className="block truncate text-14 font-semibold">{person.name}</span>
              <span className="block truncate text-13 text-ink-3">
                {t('account.handle', { handle: person.handle })}
              </span>
            </span>
            <ChevronRight size={18} aria-hidden="true" className="text-ink-3 rtl:-scale-x-100" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
