import type { AdminShowList, AdminShowRow } from '@souk/shared/desk/admin-shows/schema.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { LiveBadge } from '@/ui/badge/badge.tsx';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { Picture } from '@/ui/picture/picture.tsx';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

const shown = 6;

/** The shows on air, the fullest rooms first. */
export function OnAir({ shows }: { shows: UseQueryResult<AdminShowList> }) {
  const t = useT();
  const { data, isError, refetch } = shows;
  const items = data?.items.slice(0, shown);
  return (
    <Panel flush title={t('admin.onAir')} actions={items && items.length > 0 ? <LiveBadge /> : null}>
      {isError && !items ? (
        <ErrorState title={t('ui.listFailed')} onRetry={() => void refetch()} />
      ) : !items ? (
        <Waiting />
      ) : items.length === 0 ? (
        <EmptyState title={t('ui.noData')} note={t('admin.nobodyLive')} />
      ) : (
        <ul>
          {items.map((show) => (
            <OnAirRow key={show._id} show={show} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function OnAirRow({ show }: { show: AdminShowRow }) {
  const t = useT();
  const { number } = useFormat();
  return (
    <li className="relative flex items-center gap-3 border-t border-hairline px-5 py-2 hover:bg-hover">
      <span className="w-9 shrink-0">
        <Picture image={show.cover} alt="" ratio="3/4" sizes="36px" className="rounded-8" />
      </span>
      <span className="min-w-0 grow">
        <Link
          to="/live/$roomId"
          params={{ roomId: show._id }}
          className="card-link block truncate text-14 font-semibold"
        >
          {show.title}
        </Link>
        <span dir="auto" className="own-words block truncate text-14 text-ink-2">
          {show.shop.name}
        </span>
      </span>
      <span className="flex shrink-0 items-center gap-1.5 text-13 text-ink-2 figures">
        <Eye size={15} aria-hidden="true" />
        <span className="sr-only">{t('ui.watching', { count: show.viewerCount })}</span>
        <span aria-hidden="true">{number(show.viewerCount)}</span>
      </span>
    </li>
  );
}

function Waiting() {
  return (
    <SkeletonGroup>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="flex items-center gap-3 border-t border-hairline px-5 py-2">
          <Skeleton className="h-12 w-9 !rounded-8" />
          <div className="grow">
            <Skeleton className="h-3.5 w-3/4" />
            <Skeleton className="mt-2 h-3 w-1/2" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
