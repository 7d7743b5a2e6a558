import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { Tabs } from '@/ui/tabs/tabs.tsx';
import { type AroundList, getPeopleAround } from '../api/people.ts';
import { PeopleList } from './people-list.tsx';

interface FollowCountsProps {
  person: { _id: string; name: string; followerCount: number; followingCount: number };
  /** The shops they follow, which only they themselves see. */
  shops?: Followed | undefined;
}

interface Followed {
  count: number;
  list: ReactNode;
}

/** How many follow and are followed, each a way to see who. */
export function FollowCounts({ person, shops }: FollowCountsProps) {
  const t = useT();
  const [shown, setShown] = useState<AroundList | null>(null);
  const button = 'touch-44 rounded-6 text-14 font-medium text-ink-1 figures hover:underline';
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <button type="button" className={button} onClick={() => setShown('followers')}>
        {t('profile.followers', { count: person.followerCount })}
      </button>
      <button type="button" className={button} onClick={() => setShown('following')}>
        {t('profile.follows', { count: person.followingCount + (shops?.count ?? 0) })}
      </button>
      {shown ? (
        <PeopleDialog person={person} list={shown} shops={shops} onClose={() => setShown(null)} />
      ) : null}
    </p>
  );
}

type PeopleDialogProps = FollowCountsProps & { list: AroundList; onClose: () => void };

function PeopleDialog({ person, list, shops, onClose }: PeopleDialogProps) {
  const t = useT();
  const people = <Around person={person} list={list} />;
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
        {list === 'following' && shops ? (
          <ShopsAndPeople shops={shops} people={{ count: person.followingCount, list: people }} />
        ) : (
          people
        )}
      </div>
    </Dialog>
  );
}

function ShopsAndPeople({ shops, people }: Record<'shops' | 'people', Followed>) {
  const t = useT();
  const [shown, show] = useState<'shops' | 'people'>(shops.count > 0 ? 'shops' : 'people');
  return (
    <Tabs
      label={t('profile.followsTitle')}
      value={shown}
      onChange={show}
      tabs={[
        { value: 'shops', label: t('market.tab.shops'), count: shops.count, panel: shops.list },
        { value: 'people', label: t('market.tab.people'), count: people.count, panel: people.list },
      ]}
    />
  );
}

function Around({ person: { _id, name }, list }: { person: FollowCountsProps['person']; list: AroundList }) {
  const t = useT();
  const empty = list === 'followers' ? 'profile.nobodyFollows' : 'profile.followsNobody';
  const query = useInfiniteQuery(getPeopleAround(_id, list));
  return <PeopleList query={query} empty={<EmptyState title={t(empty, { name })} />} />;
}
