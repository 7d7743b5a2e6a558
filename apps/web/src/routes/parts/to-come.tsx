import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { ErrorState } from '@/ui/error-state/error-state.tsx';
import { SkeletonGroup, TextSkeleton } from '@/ui/skeleton/skeleton.tsx';

const SOON_MS = 300;

/** Whether it takes long enough for a window that says so: what comes at once has its own alone, and none opens twice. */
export function useIsSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

/** In a window whose content is still asked for, or could not be had. */
export function ToCome({ of }: { of: readonly UseQueryResult<unknown>[] }) {
  const t = useT();
  const failed = of.filter(({ error, data }) => error && data === undefined);
  const [first] = failed;
  if (!first)
    return (
      <SkeletonGroup className="py-2">
        <TextSkeleton />
      </SkeletonGroup>
    );
  return (
    <ErrorState
      title={failureWords(first.error, t)}
      retrying={failed.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const { refetch } of failed) void refetch();
      }}
    />
  );
}
