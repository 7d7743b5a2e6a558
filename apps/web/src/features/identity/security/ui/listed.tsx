import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

interface ListedProps<Data> {
  query: UseQueryResult<Data>;
  /** How many rows there will probably be. */
  rows?: number;
  children: (data: Data) => ReactNode;
}

/** The inside of a card that comes from the backend: waiting, failed, or there. */
export function Listed<Data>({ query, rows = 1, children }: ListedProps<Data>) {
  const t = useT();
  if (query.data !== undefined) return children(query.data);
  if (query.isError) {
    const { title, next } = errorCopy(query.error);
    return (
      <ErrorState
        title={t(title)}
        note={t(next)}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  return (
    <SkeletonGroup className="grid gap-3">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a placeholder have no other name
        <Skeleton key={row} className="h-11 w-full !rounded-12" />
      ))}
    </SkeletonGroup>
  );
}

/** A thing of such a list: what it is, something about it, and what can be done. */
export function ListedRow({
  icon,
  title,
  note,
  action,
}: Record<'icon' | 'title' | 'note' | 'action', ReactNode>) {
  return (
    <li className="flex min-h-14 items-center gap-3 border-t border-hairline py-2.5 first:border-t-0 first:pt-0">
      <span aria-hidden="true" className="shrink-0 text-ink-2 [&>svg]:size-5.5">
        {icon}
      </span>
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-14 font-medium text-ink-1 wrap-anywhere">
          {title}
        </p>
        <p className="text-13 text-ink-2">{note}</p>
      </div>
      {action}
    </li>
  );
}
