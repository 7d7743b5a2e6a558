import { useInfiniteQuery } from '@tanstack/react-query';
import { useT } from '@/platform/i18n/index.ts';
import { everything } from '@/platform/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { getBlocked, getPeopleAround } from '../api/people.ts';
import { FollowButton } from './follow-button.tsx';
import { PeopleList } from './people-list.tsx';
import { UnblockButton } from './unblock-button.tsx';

/** Whom one follows and whom one blocked. */
export function PeoplePage({ userId }: { userId: string }) {
  const t = useT();
  const followed = useInfiniteQuery(getPeopleAround(userId, 'following'));
  const blocked = useInfiniteQuery(getBlocked());
  return (
    <>
      <PageHeader size="section" title={t('screen.settingsPeople')} note={t('profile.peopleNote')} />
      <div className="mt-5 grid gap-4">
        <Panel title={t('profile.youFollow')}>
          <PeopleList
            query={followed}
            action={(person) => <FollowButton person={person} size={32} className="shrink-0" />}
            empty={
              <EmptyState
                title={t('profile.youFollowNobody')}
                note={t('profile.youFollowNobodyNote')}
                action={
                  <ButtonLink to="/categories/$categoryId" params={everything.category}>
                    {t('profile.discover')}
                  </ButtonLink>
                }
              />
            }
          />
        </Panel>
        <Panel title={t('profile.blockedPeople')}>
          <PeopleList
            query={blocked}
            action={(person) => <UnblockButton person={person} />}
            empty={
              <p className="text-14 text-ink-2">
                <b className="block font-semibold text-ink-1">{t('profile.blockedNobody')}</b>
                {t('profile.blockedNobodyNote')}
              </p>
            }
          />
        </Panel>
      </div>
    </>
  );
}
