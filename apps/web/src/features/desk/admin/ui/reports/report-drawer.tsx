import type { ReportRow } from '@souk/shared/desk/reports/schema.ts';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Facts } from '../facts.tsx';
import { ReportDecision } from './report-decision.tsx';
import { reportTones } from './report-tones.ts';

/** One report with what it is about, and the decision. */
export function ReportDrawer({ report, onClose }: { report: ReportRow | null; onClose: () => void }) {
  const t = useT();
  return (
    <Drawer
      title={t('reports.one')}
      open={report !== null}
      onOpenChange={(open) => open || onClose()}
      wide
      footer={
        report?.state === 'open' && !report.isOwn ? (
          <ReportDecision key={report._id} report={report} onDone={onClose} />
        ) : undefined
      }
    >
      {report ? <Report report={report} /> : null}
    </Drawer>
  );
}

function Report({ report }: { report: ReportRow }) {
  const t = useT();
  const { dayAndTime, relative } = useFormat();
  const { target, reporter, reason, note, state, openAlike, decidedBy, decidedAt, decision } = report;
  const place = target.seenAt && linkTo(target.seenAt);
  return (
    <>
      <div className="pb-5">
        <p className="text-13 text-ink-3">{t(`reports.kind.${target.kind}`)}</p>
        <h3 dir="auto" className="display own-words text-18">
          {target.title ?? t('reports.gone')}
        </h3>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <StatusChip tone={reportTones[state]}>{t(`reports.state.${state}`)}</StatusChip>
          {place ? (
            <Link {...place} className="touch-44 text-14 underline underline-offset-3">
              {t('reports.look')}
            </Link>
          ) : null}
        </p>
      </div>
      <Facts
        facts={[
          [t('reports.column.reason'), t(`reports.reason.${reason}`)],
          [
            t('reports.column.owner'),
            target.owner ? (
              <Link
                key="owner"
                to="/profile/$userId"
                params={{ userId: target.owner._id }}
                className="touch-44 underline underline-offset-3"
              >
                <bdi>{target.owner.name}</bdi>
              </Link>
            ) : (
              '–'
            ),
          ],
          [t('reports.column.reporter'), <bdi key="reporter">{reporter.name}</bdi>],
          [t('people.column.when'), dayAndTime(report.createdAt)],
          ...(openAlike > 1
            ? ([[t('reports.same'), t('reports.alike', { count: openAlike })]] as [string, string][])
            : []),
        ]}
      />
      {note ? (
        <blockquote
          dir="auto"
          className="own-words mt-6 rounded-12 bg-fill px-4 py-3 text-14 whitespace-pre-line text-ink-1"
        >
          {note}
        </blockquote>
      ) : null}
      {report.isOwn && state === 'open' ? <Notice className="mt-6">{t('people.ownCheck')}</Notice> : null}
      {decidedBy ? (
        <p className="mt-6 text-14 text-ink-2">
          {t('people.decidedBy', { name: decidedBy.name, when: decidedAt ? relative(decidedAt) : '' })}
          {decision ? <span className="mt-1 block text-ink-1">{decision}</span> : null}
        </p>
      ) : null}
    </>
  );
}

function linkTo({ kind, _id }: NonNullable<ReportRow['target']['seenAt']>): LinkProps {
  switch (kind) {
    case 'product':
      return { to: '/product/$productId', params: { productId: _id } };
    case 'shop':
      return { to: '/shop/$shopId', params: { shopId: _id } };
    case 'event':
      return { to: '/event-view/$productId', params: { productId: _id } };
    case 'show':
      return { to: '/live/$roomId', params: { roomId: _id } };
    case 'clip':
      return { to: '/clips/$clipId', params: { clipId: _id } };
    case 'person':
      return { to: '/profile/$userId', params: { userId: _id } };
  }
}
