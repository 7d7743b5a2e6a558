import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { type AroundList, getPeopleAround } from '../api/people.ts';
import { PeopleList } from './people-list.tsx';

interface FollowCountsProps {
  person: { _id: string; name: string; followerCount: number; followingCount: number };
}

/** How many follow and are followed, each a way to see who. */
export function FollowCounts({ person }: FollowCountsProps) {
  const t = useT();
  const [shown, setShown] = useState<AroundList | null>(null);
  const button = 'touch-44 rounded-6 text-14 font-medium text-ink-1 figures hover:underline';
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <button type="button" className={button} onClick={() => setShown('followers')}>
        {t('profile.followers', { count: person.followerCount })}
      </button>
      <button type="button" className={button} onClick={() => setShown('following')}>
        {t('profile.follows', { count: person.followingCount })}
      </button>
      {shown ? <PeopleDialog person={person} list={shown} onClose={() => setShown(null)} /> : null}
    </p>
  );
}

function PeopleDialog({
  person,
  list,
  onClose,
}: FollowCountsProps & { list: AroundList; onClose: () => void }) {
  const t = useT();
  const query = useInfiniteQuery(getPeopleAround(person._id, list));
  const { name } = person;
  return (
    <Dialog
      open
      closable
      title={list === 'followers' ? t('profile.followersTitle') : t('profile.followsTitle')}
      onOpenChange={(open) => (open ? undefined : onClose())}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: any link in the list leaves the dialog; the links carry the keys */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link is a click on it */}
      <div
        className="-mx-2 max-h-[60dvh] overflow-y-auto px-2"
        onClick={(event) => (event.target as Element).closest('a') && onClose()}
      >
        <PeopleList
          query={query}
          empty={
            <EmptyState
              title={
                list === 'followers'
                  ? t('profile.nobodyFollows', { name })
                  : t('profile.followsNobody', { name })
              }
            />
          }
        />
      </div>
    </Dialog>
  );
}
