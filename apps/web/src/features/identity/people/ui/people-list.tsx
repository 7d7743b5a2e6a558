import type { ListedPerson, PersonPage } from '@souk/shared/identity/people/schema.ts';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { EndlessList } from '@/ui/endless-list/endless-list.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';

interface PeopleListProps {
  query: UseInfiniteQueryResult<InfiniteData<PersonPage>>;
  empty: ReactNode;
  /** At the end of each row. */
  action?: (person: ListedPerson) => ReactNode;
}

/** People below each other, the latest first, each a way to their profile. */
export function PeopleList({ query, empty, action }: PeopleListProps) {
  return (
    <EndlessList query={query} grid="grid" skeleton={<RowSkeleton />} empty={empty}>
      {(person) => <PersonRow person={person} action={action?.(person)} />}
    </EndlessList>
  );
}

function PersonRow({ person, action }: { person: ListedPerson; action: ReactNode }) {
  const t = useT();
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-3 border-b border-hairline py-2 last:border-0">
      <Link
        to="/profile/$userId"
        params={{ userId: person._id }}
        className="flex min-h-11 min-w-0 grow basis-[10rem] items-center gap-3 rounded-12"
      >
        <Avatar name={person.name} picture={person.picture} size={40} />
        <span className="min-w-0">
          <span dir="auto" className="block truncate text-start text-14 font-semibold">
            {person.name}
          </span>
          <span className="block truncate text-13 text-ink-2">
            <bdi>{t('account.handle', { handle: person.handle })}</bdi>
          </span>
        </span>
      </Link>
      {action}
    </div>
  );
}

function RowSkeleton() {
  return (
    <div className="flex min-h-16 items-center gap-3">
      <Skeleton className="size-10 shrink-0" />
      <div className="grow">
        <Skeleton className="h-3.5 w-36" />
        <Skeleton className="mt-2 h-3 w-24" />
      </div>
    </div>
  );
}
