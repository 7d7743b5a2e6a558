import type { CheckDetail, DocumentKind } from '@souk/shared/identity/verification/schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { errorCopy, requestIdOf } from '@/platform/errors/error-copy.ts';
import { useFormat, useLanguage, useT } from '@/platform/i18n/index.ts';
import { useSession } from '@/platform/session/session.store.ts';
import { Avatar } from '@/ui/avatar/avatar.tsx';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { SkeletonGroup, TextSkeleton } from '@/ui/skeleton/skeleton.tsx';
import { getCheck } from '../../api/verifications.ts';
import { Facts } from '../facts.tsx';
import { CheckDocument } from './check-document.tsx';
import { checkTones } from './check-tones.ts';
import { DecisionForm } from './decision-form.tsx';

/** One check with its papers, and the decision. */
export function CheckDrawer({ checkId, onClose }: { checkId: string | null; onClose: () => void }) {
  const t = useT();
  const me = useSession((session) => session.user);
  const check = useQuery({ ...getCheck(checkId ?? ''), enabled: checkId !== null });
  const { opened, open } = useOpened(checkId ?? '');
  const own = check.data?.person._id === me?._id;
  const decidable = check.data?.state === 'waiting' && !own ? check.data : null;
  return (
    <Drawer
      title={t('people.checkTitle')}
      open={checkId !== null}
      onOpenChange={(open) => open || onClose()}
      wide
      footer={decidable ? <DecisionForm key={decidable._id} check={decidable} opened={opened} /> : undefined}
    >
      {check.data ? (
        <Check check={check.data} own={own} onOpened={open} />
      ) : check.error ? (
        <ErrorState
          title={t(errorCopy(check.error).title)}
          note={t(errorCopy(check.error).next)}
          requestId={requestIdOf(check.error)}
          onRetry={() => void check.refetch()}
        />
      ) : (
        <SkeletonGroup className="py-4">
          <TextSkeleton lines={7} />
        </SkeletonGroup>
      )}
    </Drawer>
  );
}

/** Which papers of this check were opened on this screen. */
function useOpened(checkId: string) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const open = useCallback(
    (kind: DocumentKind) => setSeen((before) => new Set(before).add(`${checkId} ${kind}`)),
    [checkId],
  );
  return { opened: (kind: DocumentKind) => seen.has(`${checkId} ${kind}`), open };
}

interface CheckProps {
  check: CheckDetail;
  own: boolean;
  onOpened: (kind: DocumentKind) => void;
}

function Check({ check, own, onOpened }: CheckProps) {
  const t = useT();
  const { date, dayAndTime, relative } = useFormat();
  const { code: language } = useLanguage();
  const { person } = check;
  return (
    <>
      <div className="flex items-center gap-4 pb-5">
        <Avatar name={person.name} picture={person.picture} size={64} />
        <div className="min-w-0">
          <h3 className="display truncate text-18">
            <Link to="/profile/$userId" params={{ userId: person._id }} className="hover:underline">
              <bdi>{person.name}</bdi>
            </Link>
          </h3>
          <p className="mb-1.5 truncate text-13 text-ink-3">
            <bdi>{`@${person.handle}`}</bdi>
          </p>
          <StatusChip tone={checkTones[check.state]}>{t(`people.check.${check.state}`)}</StatusChip>
        </div>
      </div>
      <Facts
        facts={[
          [t('verify.legalName'), <bdi key="name">{check.legalName || t('people.emptied')}</bdi>],
          [t('verify.country'), new Intl.DisplayNames(language, { type: 'region' }).of(check.country)],
          [t('people.column.email'), <bdi key="email">{person.email}</bdi>],
          [
            t('people.phone'),
            person.phone ? (
              <bdi key="phone" dir="ltr">
                {person.phone}
              </bdi>
            ) : (
              t('people.notProved')
            ),
          ],
          [t('people.shop'), person.shop?.name ?? t('people.noShop')],
          [t('people.column.joined'), date(person.joinedAt, 'medium')],
          [t('people.column.sent'), dayAndTime(check.sentAt)],
        ]}
      />
      <h3 className="display mt-7 mb-3 text-16">{t('verify.documents')}</h3>
      {check.documents.length === 0 ? (
        <p className="text-14 text-ink-2">{t('people.documentsGone')}</p>
      ) : (
        <>
          <ul className="grid gap-3 sm:grid-cols-2">
            {check.documents.map((document) => (
              <CheckDocument
                key={document.kind}
                checkId={check._id}
                document={document}
                onOpened={onOpened}
              />
            ))}
          </ul>
          <p className="mt-2 text-13 text-ink-3">
            {check.documentsUntil
              ? t('verify.documentsUntil', { day: date(check.documentsUntil, 'medium') })
              : t('people.looksLogged')}
          </p>
        </>
      )}
      {own ? <Notice className="mt-5">{t('people.ownCheck')}</Notice> : null}
      {check.decidedBy ? (
        <p className="mt-6 text-14 text-ink-2">
          {t('people.decidedBy', {
            name: check.decidedBy.name,
            when: check.endedAt ? relative(check.endedAt) : '',
          })}
          {check.reason ? <span className="mt-1 block text-ink-1">{check.reason}</span> : null}
        </p>
      ) : null}
      {check.earlier.length > 0 ? (
        <>
          <h3 className="display mt-7 mb-2 text-16">{t('people.earlier')}</h3>
          <ul>
            {check.earlier.map(({ _id, state, reason, endedAt }) => (
              <li key={_id} className="border-t border-hairline py-2.5 text-14">
                <span className="flex items-center justify-between gap-4">
                  <StatusChip tone={checkTones[state]}>{t(`people.check.${state}`)}</StatusChip>
                  <span className="text-13 text-ink-3">{endedAt ? date(endedAt, 'medium') : ''}</span>
                </span>
                {reason ? <span className="mt-1 block text-13 text-ink-2">{reason}</span> : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
