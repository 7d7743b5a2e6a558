import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode, useCallback } from 'react';
import { useT, useWordsToCome } from '@/platform/i18n/index.ts';
import { Button } from '../button/button.tsx';
import { cx } from '../cx.ts';
import { ErrorState } from '../error-state/error-state.tsx';
import { SkeletonGroup } from '../skeleton/skeleton.tsx';

interface EndlessListProps<T> {
  query: UseInfiniteQueryResult<InfiniteData<{ items: T[] }>>;
  /** The grid's classes, from grids.ts. */
  grid: string;
  skeleton: ReactNode;
  empty: ReactNode;
  children: (item: T, index: number) => ReactNode;
}

// Read while more is fetched, or once that failed.
const toCome = ['ui.loading', 'ui.listFailed', 'ui.checkConnection', 'ui.tryAgain'] as const;
const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** A list that goes on as its end comes into sight; also by a button, for keyboards. */
export function EndlessList<T>({ query, grid, skeleton, empty, children }: EndlessListProps<T>) {
  const { data, isPending, isError, isFetching, isFetchNextPageError, hasNextPage, isFetchingNextPage } =
    query;
  const { fetchNextPage, refetch, isPlaceholderData } = query;
  const t = useT();
  useWordsToCome(toCome);
  if (isPending) return <Shapes grid={grid} skeleton={skeleton} count={8} />;
  if (isError && !data) {
    return (
      <ErrorState
        title={t('ui.listFailed')}
        note={t('ui.checkConnection')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return empty;
  return (
    <>
      <div
        className={cx(grid, 'transition-opacity duration-150', isPlaceholderData && 'opacity-60')}
        aria-busy={isPlaceholderData}
      >
        {items.map((item, index) => (
          <Fragment key={keyOf(item, index)}>{children(item, index)}</Fragment>
        ))}
      </div>
      {isFetchingNextPage ? (
        <div className="mt-6">
          <Shapes grid={grid} skeleton={skeleton} count={4} />
        </div>
      ) : null}
      {hasNextPage && !isFetchingNextPage ? (
        <More failed={isFetchNextPageError} onMore={() => void fetchNextPage()} />
      ) : null}
    </>
  );
}

function More({ failed, onMore }: { failed: boolean; onMore: () => void }) {
  const t = useT();
  const watch = useCallback(
    (place: HTMLElement | null) => {
      // After a failure only the button asks again.
      if (!place || failed) return;
      const watcher = new IntersectionObserver(([seen]) => seen?.isIntersecting && onMore(), {
        rootMargin: '600px',
      });
      watcher.observe(place);
      return () => watcher.disconnect();
    },
    [failed, onMore],
  );
  return (
    <div ref={watch} className="mt-8 grid justify-items-center gap-3">
      {failed ? <p className="text-14 text-bad">{t('ui.listFailed')}</p> : null}
      <Button onClick={onMore}>{failed ? t('ui.tryAgain') : t('market.showMore')}</Button>
    </div>
  );
}

function Shapes({ grid, skeleton, count }: { grid: string; skeleton: ReactNode; count: number }) {
  return (
    <SkeletonGroup className={grid}>
      {many.slice(0, count).map((name) => (
        <Fragment key={name}>{skeleton}</Fragment>
      ))}
    </SkeletonGroup>
  );
}

function keyOf(item: unknown, index: number): string {
  return typeof item === 'object' && item !== null && '_id' in item ? String(item._id) : String(index);
}
