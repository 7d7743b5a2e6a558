import type { AdminUserDetail, AdminUserRow } from '@souk/shared/desk/admin-users/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { errorCopy, requestIdOf } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { SkeletonGroup, TextSkeleton } from '@/ui/skeleton/skeleton.tsx';
import { getPerson } from '../../api/people.ts';
import { Facts } from '../facts.tsx';
import { type Act, actsFor } from './acts.ts';
import { History } from './history.tsx';
import { StandingChips } from './standing-chips.tsx';

interface PersonDrawerProps {
  userId: string | null;
  onClose: () => void;
  onAct: (act: Act, person: AdminUserRow) => void;
}

/** One person from close by: what is known, what can be done, and what was done. */
export function PersonDrawer({ userId, onClose, onAct }: PersonDrawerProps) {
  const t = useT();
  const person = useQuery({ ...getPerson(userId ?? ''), enabled: userId !== null });
  return (
    <Drawer title={t('people.person')} open={userId !== null} onOpenChange={(open) => open || onClose()} wide>
      {person.data ? (
        <Person person={person.data} onAct={onAct} />
      ) : person.error ? (
        <ErrorState
          title={t(errorCopy(person.error).title)}
          note={t(errorCopy(person.error).next)}
          requestId={requestIdOf(person.error)}
          onRetry={() => void person.refetch()}
        />
      ) : (
        <SkeletonGroup className="py-4">
          <TextSkeleton lines={6} />
        </SkeletonGroup>
      )}
    </Drawer>
  );
}

function Person({ person, onAct }: { person: AdminUserDetail; onAct: PersonDrawerProps['onAct'] }) {
  const t = useT();
  const { date, relative, number } = useFormat();
  const me = useSession((session) => session.user);
  const acts = actsFor(me, person);
  const { shop } = person;
  return (
    <>
      <div className="flex items-center gap-4 pb-5">
        <Avatar name={person.name} picture={person.picture} size={64} />
        <div className="min-w-0">
          <h3 className="display truncate text-18">
            <bdi>{person.name}</bdi>
          </h3>
          <p className="mb-1.5 truncate text-13 text-ink-3">
            <bdi>{`@${person.handle}`}</bdi>
          </p>
          <StandingChips person={person} />
        </div>
      </div>
      <Facts
        facts={[
          [t('people.column.email'), <bdi key="email">{person.email}</bdi>],
          ...(person.mailRefusedAt
            ? [
                [
                  t('people.mail'),
                  t('people.mailRefused', { when: date(person.mailRefusedAt, 'medium') }),
                ] as const,
              ]
            : []),
          [t('people.column.role'), t(`admin.role.${person.role}`)],
          [t('people.phone'), t(person.phoneVerified ? 'people.proved' : 'people.notProved')],
          [
            t('people.shop'),
            shop ? (
              <Link key="shop" to="/shop/$shopId" params={{ shopId: shop._id }} className="underline">
                {shop.name}
              </Link>
            ) : (
              t('people.noShop')
            ),
          ],
          [t('people.column.joined'), date(person.joinedAt, 'medium')],
          [t('people.secondFactor'), t(person.secondFactor ? 'people.on' : 'people.off')],
          [
            t('people.sessions'),
            person.lastSeenAt
              ? t('people.sessionsSeen', {
                  count: number(person.sessionCount),
                  when: relative(person.lastSeenAt),
                })
              : number(person.sessionCount),
          ],
        ]}
      />
      <div className="mt-5 flex flex-wrap gap-2">
        {acts.map((act) => (
          <Button
            key={act}
            look={act === 'suspend' ? 'danger-outline' : 'outline'}
            onClick={() => onAct(act, person)}
          >
            {t(`people.act.${act}`)}
          </Button>
        ))}
      </div>
      <h3 className="display mt-8 mb-3 text-16">{t('people.history')}</h3>
      <History entries={person.history} />
    </>
  );
}
